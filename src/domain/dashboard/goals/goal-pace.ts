/** The pace of a goal: the progress expected by today, and how actual progress compares. */
import { assertUnreachable } from '@/lib/assert';
import { daysBetween, type IsoDay } from '@/lib/dates/calendar';
import { formatCount, formatNumber } from '@/lib/text/format';
import { type Goal, goalDistanceText, goalPercent, isOutOfReach, remainingValue } from './goals';

/** Returns the value expected on a day at an even pace, by linear interpolation from start to target. */
export function evenPaceValue({ startDay, startValue, targetDate, targetValue }: Goal, day: IsoDay): number {
  const whole = daysBetween(startDay, targetDate);
  const passed = Math.min(whole, Math.max(0, daysBetween(startDay, day)));
  return whole <= 0 ? targetValue : startValue + ((targetValue - startValue) * passed) / whole;
}

/**
 * Returns the value expected today at an even pace, rounded down to a whole number, or to a tenth if any value of the goal isn't
 * whole. Null on the first day and after the target date, when no pace applies.
 */
export function expectedProgress(goal: Goal, today: IsoDay): number | null {
  if (today <= goal.startDay || today > goal.targetDate) return null;
  const { startValue, currentProgress, targetValue } = goal;
  const inSteps = [startValue, currentProgress, targetValue].every((value) => Number.isInteger(value));
  const steps = inSteps ? 1 : 10;
  return Math.floor(steps * evenPaceValue(goal, today) + 1e-9) / steps;
}

/** `new`: set today, so it has no expected progress yet. */
export type GoalPaceStatus = 'reached' | 'new' | 'ahead' | 'on pace' | 'behind' | 'past due' | 'out of reach';

export function goalPaceStatus(goal: Goal, today: IsoDay): GoalPaceStatus {
  const pace = expectedProgress(goal, today);
  if (goalPercent(goal) >= 100) return 'reached';
  if (today <= goal.targetDate && isOutOfReach(goal)) return 'out of reach';
  if (pace === null) return today > goal.targetDate ? 'past due' : 'new';
  if (goal.currentProgress === pace) return 'on pace';
  return goal.currentProgress > pace ? 'ahead' : 'behind';
}

export function isGoalOnPace(goal: Goal, today: IsoDay): boolean {
  const status = goalPaceStatus(goal, today);
  return status !== 'behind' && status !== 'past due' && status !== 'out of reach';
}

/**
 * Describes a goal's pace: "17 ahead of pace", "13 points behind pace", "on pace", "past due, 45 to go", "out of reach: 6 weeks to go,
 * 4 left". The pace of a percentile says what it rests on, and sets itself apart from the forecast of the same score, if there is one,
 * because that may point elsewhere.
 * @param hasForecast true if the learner's screens show a forecast
 */
export function goalPaceText(goal: Goal, today: IsoDay, hasForecast: boolean): string {
  const hasPace = expectedProgress(goal, today) !== null && goalPaceStatus(goal, today) !== 'reached';
  const basis = goal.measure.kind === 'percentile' && hasPace ? percentilePaceBasis(hasForecast) : '';
  return `${paceText(goal, today)}${basis}`;
}

/** The end of a sentence. A forecast draws its line through the totals of several tests (score-forecast.ts). */
function percentilePaceBasis(hasForecast: boolean): string {
  const own = ', judged by the latest full test alone';
  return hasForecast ? `${own}; a forecast follows the trend of several tests` : own;
}

function paceText(goal: Goal, today: IsoDay): string {
  const status = goalPaceStatus(goal, today);
  const distance = Math.abs(goal.currentProgress - (expectedProgress(goal, today) ?? 0));
  const amount = goalDistanceText(goal, Math.round(10 * distance) / 10);
  switch (status) {
    case 'reached':
      return 'reached';
    case 'new':
      return 'set today';
    case 'on pace':
      return 'on pace';
    case 'past due':
      return `past due, ${goalDistanceText(goal, remainingValue(goal))} to go`;
    case 'out of reach':
      return `out of reach: ${formatCount(remainingValue(goal), 'week')} to go, ${formatNumber(goal.weeksLeft ?? 0)} left`;
    case 'ahead':
      return `${amount} ahead of pace`;
    case 'behind':
      return `${amount} behind pace`;
    default:
      return assertUnreachable(status);
  }
}
