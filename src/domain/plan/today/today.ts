/**
 * Answers "what now, for how long, and why" for every page that names a task. With a plan, it lists the plan's tasks for the day;
 * without one, the best step and then reviews.
 */
import type { StudyPlan } from '@/domain/plan/schedule/study-plan';
import { officialScoreSince, testPhaseOn } from '@/domain/learner/test-day';
import { addDays, type IsoDay } from '@/lib/dates/calendar';
import { finishedTasksToday } from './finished-tasks';
import { type DayFacts, buildDayFacts, type TodayFacts } from './today-facts';
import { sumMinutes, type NextDay, type TodaySummary, type TodayState } from './task';
import { listOpenTasks } from './tasks';

export function summarizeToday(todayFacts: TodayFacts): TodaySummary {
  const facts = buildDayFacts(todayFacts);
  const { today: day, testDate, unfinishedPlanId, plan } = facts;
  const officialScore = officialScoreSince(facts.reportedTests, testDate);
  const doneTasks = finishedTasksToday(facts);
  const all = { day, testDate, officialScore, unfinishedPlanId, doneTasks, next: null };
  const phase = testPhaseOn(day, testDate);
  if (phase === 'over' || phase === 'test-day') return { ...all, state: phase, tasks: [] };
  const tasks = listOpenTasks(facts, day);
  if (phase === 'eve') return { ...all, state: phase, tasks };
  if (tasks.length > 0) return { ...all, state: 'open', tasks };
  return { ...all, state: stateWithoutTasks(plan, day), tasks, next: nextDay(facts) };
}

function stateWithoutTasks(plan: StudyPlan | null, day: IsoDay): TodayState {
  if (plan === null || plan.entries.some((entry) => entry.day === day)) return 'done';
  return plan.entries.every((entry) => entry.day > day) ? 'early' : 'off';
}

/** The tasks of the plan's next day, or of tomorrow without a plan; null if there are none. */
function nextDay(facts: DayFacts): NextDay | null {
  const { plan, today } = facts;
  const day = plan === null ? addDays(today, 1) : plan.entries.find((entry) => entry.day > today)?.day;
  if (day === undefined) return null;
  const tasks = listOpenTasks(facts, day);
  const [task] = tasks;
  return task === undefined ? null : { day, task, minutes: sumMinutes(tasks) };
}
