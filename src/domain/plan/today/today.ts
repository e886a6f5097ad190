/**
 * Answers "what now, for how long, and why" for every page that names a task. With a plan, it lists the plan's tasks for the day;
 * without one, the best step and then reviews.
 */
import type { StudyPlan } from '@/domain/plan/schedule/study-plan';
import { addDays, daysBetween, type IsoDay } from '@/lib/dates/calendar';
import { finishedTasksToday } from './finished-tasks';
import { type DayFacts, buildDayFacts, type TodayFacts } from './today-facts';
import { sumMinutes, type NextDay, type TodaySummary, type TodayState } from './task';
import { listOpenTasks } from './tasks';

/** The number of days after a test without practice suggestions. */
const restAfterTest = 14;

export function summarizeToday(todayFacts: TodayFacts): TodaySummary {
  const facts = buildDayFacts(todayFacts);
  const { today: day, testDate, unfinishedPlanId, plan } = facts;
  const all = { day, testDate, unfinishedPlanId, doneTasks: finishedTasksToday(facts), next: null };
  const left = testDate === null ? null : daysBetween(day, testDate);
  if (left !== null && left < 0 && left >= -restAfterTest) return { ...all, state: 'over', tasks: [] };
  if (left === 0) return { ...all, state: 'test-day', tasks: [] };
  const tasks = listOpenTasks(facts, day);
  if (left === 1) return { ...all, state: 'eve', tasks };
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
