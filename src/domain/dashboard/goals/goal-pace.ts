/** The pace of a goal: where it should be today, and where it stands to that. */
import { unreachable } from '@/lib/assert';
import { daysBetween, type IsoDay } from '@/lib/calendar';
import { formatAmount } from '@/lib/format';
import { type Goal, goalPercent } from './goals';

/** Where a goal should be on a day to be reached in time: on the straight line from its start to its target. */
export function evenPaceValue({ startDay, startValue, targetDate, targetValue }: Goal, day: IsoDay): number {
  const whole = daysBetween(startDay, targetDate);
  const passed = Math.min(whole, Math.max(0, daysBetween(startDay, day)));
  return whole <= 0 ? targetValue : startValue + ((targetValue - startValue) * passed) / whole;
}

/**
 * Where an even pace has a goal today, in the steps that it is counted in: whole ones, unless something of it isn't whole, and only
 * those that are due in full. Null on its first day and once its date is over, when there is no pace to keep.
 */
export function expectedProgress(goal: Goal, today: IsoDay): number | null {
  if (today <= goal.startDay || today > goal.targetDate) return null;
  const { startValue, currentProgress, targetValue } = goal;
  const inSteps = [startValue, currentProgress, targetValue].every((value) => Number.isInteger(value));
  const steps = inSteps ? 1 : 10;
  return Math.floor(steps * evenPaceValue(goal, today) + 1e-9) / steps;
}

/** `new` is a goal that was set today. */
export type PaceStatus = 'reached' | 'new' | 'ahead' | 'on pace' | 'behind' | 'past due';

/** Where a goal stands to its pace. */
export function paceStatus(goal: Goal, today: IsoDay): PaceStatus {
  const pace = expectedProgress(goal, today);
  if (goalPercent(goal) >= 100) return 'reached';
  if (pace === null) return today > goal.targetDate ? 'past due' : 'new';
  if (goal.currentProgress === pace) return 'on pace';
  return goal.currentProgress > pace ? 'ahead' : 'behind';
}

/** Whether a goal is as far as it should be. */
export function isOnPace(goal: Goal, today: IsoDay): boolean {
  const standing = paceStatus(goal, today);
  return standing !== 'behind' && standing !== 'past due';
}

/** Where a goal stands to its pace in words: "17 ahead of pace", "on pace", "past due, 45 to go". */
export function paceText(goal: Goal, today: IsoDay): string {
  const standing = paceStatus(goal, today);
  const distance = Math.abs(goal.currentProgress - (expectedProgress(goal, today) ?? 0));
  const told = formatAmount(Math.round(10 * distance) / 10);
  switch (standing) {
    case 'reached':
      return 'reached';
    case 'new':
      return 'set today';
    case 'on pace':
      return 'on pace';
    case 'past due':
      return `past due, ${formatAmount(goal.targetValue - goal.currentProgress)} to go`;
    case 'ahead':
      return `${told} ahead of pace`;
    case 'behind':
      return `${told} behind pace`;
    default:
      return unreachable(standing);
  }
}
