/**
 * Answers "what now, for how long, and why" for every page that names a task. With a plan, it lists the plan's tasks for the day;
 * without one, the best step and then reviews.
 */
import { defaultLevel } from '@/domain/exam/level/level-id';
import type { StudyPlan } from '@/domain/plan/schedule/study-plan';
import { officialScoreSince, testPhaseOn } from '@/domain/learner/test-day';
import { buildSkillProfile } from '@/domain/plan/ability/ability';
import { extractEvidence } from '@/domain/plan/ability/evidence';
import type { ItemIndex } from '@/domain/plan/topics/item-facts';
import { testOfDay } from '@/domain/plan/schedule/completed-entries';
import { addDays, type IsoDay } from '@/lib/dates/calendar';
import { localEpochMs } from '@/lib/dates/localTime';
import { finishedTasksToday } from './finished-tasks';
import { type DayFacts, buildDayFacts, type TodayFacts } from './today-facts';
import { sumMinutes, type NextDay, type TodaySummary, type TodayState } from './task';
import { listOpenTasks, reviewAfterTest } from './tasks';

export function summarizeToday(todayFacts: TodayFacts): TodaySummary {
  const facts = buildDayFacts(todayFacts);
  const { today: day, testDate, unfinishedPlanId, plan } = facts;
  const all = {
    day,
    testDate,
    officialScore: officialScoreSince(facts.reportedTests, testDate),
    unfinishedPlanId,
    doneTasks: finishedTasksToday(facts),
    next: null,
    testOfToday: testOfDay(facts.attempts, day),
    offeredReview: null,
  };
  const phase = testPhaseOn(day, testDate);
  if (phase === 'over' || phase === 'test-day') return { ...all, state: phase, tasks: [] };
  const tasks = listOpenTasks(facts, day);
  if (phase === 'eve') return { ...all, state: phase, tasks };
  if (tasks.length > 0) return { ...all, state: 'open', tasks };
  return {
    ...all,
    state: all.testOfToday === null ? stateWithoutTasks(plan, day) : 'done',
    tasks,
    next: nextDay(facts),
    offeredReview: all.testOfToday === null ? null : reviewAfterTest(facts),
  };
}

const nothing = () => undefined;
const noItems: ItemIndex = {
  level: defaultLevel,
  items: [],
  generators: [],
  itemOf: nothing,
  generatorOf: nothing,
  askedFacts: nothing,
};

/** The day of a student who has done nothing yet. It depends on nothing that is saved, so it can be prerendered. */
export function summarizeFirstDay(today: IsoDay): TodaySummary {
  return summarizeToday({
    today,
    testDate: null,
    followed: null,
    attempts: [],
    skillProfile: buildSkillProfile([], localEpochMs(today, afternoon), noItems.level),
    cards: [],
    wordDays: [],
    wordIndex: [],
    hasPendingReview: () => false,
    reportedTests: [],
    unfinishedPlanId: null,
    index: noItems,
    seen: new Map(),
  });
}

function stateWithoutTasks(plan: StudyPlan | null, day: IsoDay): TodayState {
  if (plan === null || plan.entries.some((entry) => entry.day === day)) return 'done';
  return plan.entries.every((entry) => entry.day > day) ? 'early' : 'off';
}

/** The hour for which the next day's practice is chosen: after school. */
const afternoon = 16 * 60;

/** The tasks of the plan's next day, or of tomorrow without a plan, as they will be then; null if there are none. */
function nextDay(facts: DayFacts): NextDay | null {
  const { plan, today, attempts, index } = facts;
  const day = plan === null ? addDays(today, 1) : plan.entries.find((entry) => entry.day > today)?.day;
  if (day === undefined) return null;
  const skillProfile = buildSkillProfile(
    extractEvidence(attempts, index),
    localEpochMs(day, afternoon),
    index.level,
  );
  const tasks = listOpenTasks(buildDayFacts({ ...facts, skillProfile }), day);
  const [task] = tasks;
  return task === undefined ? null : { day, task, minutes: sumMinutes(tasks) };
}
