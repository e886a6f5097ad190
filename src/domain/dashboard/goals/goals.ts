/** Rules for goals: progress, time left, status, and validation of new goals. */
import { typedText, isBlank } from '@/lib/text/typedText';
import { addDays, daysBetween, type IsoDay, isIsoDay, sundayOf } from '@/lib/dates/calendar';
import { formatAmount, formatCount, formatOrdinal, formatPercent } from '@/lib/text/format';
import { isPlausibleDay } from '@/lib/dates/plausible';
import { parseDecimal } from '@/lib/text/parseDecimal';
import type { AsOf } from '@/domain/dashboard/as-of';
import {
  type GoalKind,
  type GoalMeasure,
  type LearnerGoal,
  type Priority,
  goalLimits,
} from '@/domain/learner/learner-goal';
import type { StudyLog } from '@/domain/learner/learner';
import { isWeekRunning, reachesHours, thisWeek } from '@/domain/dashboard/study/logged-weeks';
import { type GoalLog, measureGoal } from './goal-measure';
import type { Status } from '@/domain/status';
import { roundedProgressPercent } from '@/domain/dashboard/progress-band';

export const goalKindLabels: Readonly<Record<GoalKind, string>> = {
  academic: 'Academic Goals',
  habits: 'Study Habits',
  'long-term': 'Long-term Goals',
};

/** Nouns for goal kinds within a sentence. */
export const goalKindNouns: Readonly<Record<GoalKind, string>> = {
  academic: 'academic goal',
  habits: 'study-habit goal',
  'long-term': 'long-term goal',
};

export const priorityLabels: Readonly<Record<Priority, string>> = {
  high: 'High',
  medium: 'Medium',
  low: 'Low',
};

export interface Goal {
  readonly id: string;
  readonly kind: GoalKind;
  readonly title: string;
  readonly description: string;
  /** The day the goal was set, and its value on that day. Its pace is measured from both. */
  readonly startDay: IsoDay;
  readonly startValue: number;
  readonly targetDate: IsoDay;
  readonly currentProgress: number;
  readonly targetValue: number;
  readonly priority: Priority;
  readonly measure: GoalMeasure;
  /** The weeks that can still count toward a goal of weeks; null for other goals. */
  readonly weeksLeft: number | null;
}

export type GoalStatus = 'completed' | 'in-progress' | 'at-risk';

/** Adds to a goal its start value and current progress, both calculated from the log. */
export function goalWithProgress(
  { setOn, dueOn, measure, ...rest }: LearnerGoal,
  log: GoalLog,
  asOf: AsOf,
): Goal {
  return {
    ...rest,
    measure,
    startDay: setOn,
    startValue: measureGoal(measure, log, setOn, setOn),
    currentProgress: measureGoal(measure, log, setOn, asOf.day),
    targetDate: dueOn,
    weeksLeft: measure.kind === 'weeks' ? countableWeeks(measure.hours, log, dueOn, asOf) : null,
  };
}

/** Counts the weeks that end by the due date, without the current one if it is over or has its hours already. */
function countableWeeks(hours: number, log: StudyLog, dueOn: IsoDay, asOf: AsOf): number {
  const current = thisWeek(log, asOf);
  const isOpen = isWeekRunning(current, asOf) && !reachesHours(current, hours);
  const first = isOpen ? sundayOf(asOf.day) : addDays(sundayOf(asOf.day), 7);
  return dueOn < first ? 0 : 1 + Math.floor(daysBetween(first, dueOn) / 7);
}

/** Returns true for a goal of more weeks than are left. */
export function isOutOfReach(goal: Goal): boolean {
  return goal.weeksLeft !== null && remainingValue(goal) > goal.weeksLeft;
}

/** Returns a goal's progress in whole percent of its target, uncapped. Negative progress counts as 0. */
export function goalPercent({ currentProgress, targetValue }: Goal): number {
  return Math.max(0, roundedProgressPercent(currentProgress, targetValue));
}

/** Returns the value that is missing from a goal's target; 0 once it is reached. */
export function remainingValue({ currentProgress, targetValue }: Goal): number {
  return Math.max(0, targetValue - currentProgress);
}

/**
 * Returns the days from today to the goal's date, rounded up (docs/product.md, "Limits"): 0 on the date itself, negative after it.
 * Counts calendar days, because dividing hours by 24 would round a 25-hour day, when clocks change, up to two.
 */
export function daysRemaining(targetDate: IsoDay, today: IsoDay): number {
  return daysBetween(today, targetDate);
}

/** Formats the days remaining: "12 days left", "today", "past due". */
export function daysRemainingText(days: number): string {
  if (days < 0) return 'past due';
  return days === 0 ? 'today' : `${formatCount(days, 'day')} left`;
}

/**
 * Returns a goal's status: completed once reached, at risk if its date passed before that or it can no longer be reached, otherwise in
 * progress.
 */
export function goalStatus(goal: Goal, today: IsoDay): GoalStatus {
  if (goalPercent(goal) >= 100) return 'completed';
  return daysRemaining(goal.targetDate, today) < 0 || isOutOfReach(goal) ? 'at-risk' : 'in-progress';
}

export const goalStatusLabels: Readonly<Record<GoalStatus, Status>> = {
  completed: 'Completed',
  'in-progress': 'In progress',
  'at-risk': 'At risk',
};

/** Formats a value of a goal with its unit: "2,500", "53%" for an accuracy, "80th" for a percentile. */
export function goalValueText({ measure }: Pick<Goal, 'measure'>, value: number): string {
  if (measure.kind === 'accuracy') return formatPercent(value);
  return measure.kind === 'percentile' && value >= 1 ? formatOrdinal(value) : formatAmount(value);
}

/** Formats a difference between two values of a goal: "45", "13 points" for an accuracy, "7 percentile points" for a percentile. */
export function goalDistanceText({ measure }: Pick<Goal, 'measure'>, distance: number): string {
  if (measure.kind === 'accuracy') return formatCount(distance, 'point');
  return measure.kind === 'percentile' ? formatCount(distance, 'percentile point') : formatAmount(distance);
}

/**
 * Formats a goal's target and progress in uncapped percent of it, plus the start value if progress is below it: "of 500 \u00b7 72%",
 * "of 70%, down from 59% \u00b7 76% of the goal". Names the target where the goal's own values are percentages or ranks.
 */
export function goalProgressText(goal: Goal): string {
  const { measure, targetValue, currentProgress, startValue } = goal;
  const isCount = measure.kind !== 'accuracy' && measure.kind !== 'percentile';
  const fallen = currentProgress < startValue ? `, down from ${goalValueText(goal, startValue)}` : '';
  return `of ${goalValueText(goal, targetValue)}${fallen} \u00b7 ${formatPercent(goalPercent(goal))}${isCount ? '' : ' of the goal'}`;
}

export interface GoalSummary {
  readonly total: number;
  readonly completed: number;
  /** Mean of the goals' percentages, each capped at 100, in whole percent; 100 only if all are reached. Null without goals. */
  readonly averagePercent: number | null;
  /** The goal with the next due date among those that are neither completed nor past due. */
  readonly next: Goal | null;
}

export function summarizeGoals(goals: readonly Goal[], today: IsoDay): GoalSummary {
  const completed = goals.filter((goal) => goalStatus(goal, today) === 'completed').length;
  const capped = goals.map((goal) => Math.min(100, goalPercent(goal)));
  const open = goals.filter((goal) => goalStatus(goal, today) !== 'completed' && goal.targetDate >= today);
  return {
    total: goals.length,
    completed,
    averagePercent:
      goals.length === 0
        ? null
        : roundedProgressPercent(
            capped.reduce((sum, each) => sum + each, 0),
            100 * goals.length,
          ),
    next: open.toSorted((a, b) => daysBetween(b.targetDate, a.targetDate))[0] ?? null,
  };
}

/** The raw input of the goal form. */
export interface GoalDraft {
  readonly title: string;
  readonly description: string;
  readonly targetValue: string;
  /** Progress of a goal that the family tracks by hand; null for one measured from the log. */
  readonly progress: string | null;
  readonly targetDate: string;
  readonly priority: Priority;
}

/** Validators per field. Each returns an error message, or null if the input is valid. */
export const goalFieldValidators = {
  title(text: string): string | null {
    if (isBlank(text)) return 'Give the goal a title.';
    const { length } = text.trim();
    return length > goalLimits.title
      ? `Keep the title to ${goalLimits.title} characters; it has ${length}.`
      : null;
  },
  description(text: string): string | null {
    const length = text.trim().length;
    return length > goalLimits.description
      ? `Keep the description to ${goalLimits.description} characters; it has ${length}.`
      : null;
  },
  targetValue(text: string): string | null {
    if (isBlank(text)) return 'Enter the value to reach, such as 750.';
    const value = parseDecimal(text);
    if (value === null) return 'Enter the target value as a plain number, such as 750, 2.5, or 1,000.';
    if (value <= 0) return 'The target value must be above 0.';
    return value >= goalLimits.leastTarget && value <= goalLimits.mostTarget
      ? null
      : `Keep the target value between ${formatAmount(goalLimits.leastTarget)} and ${formatAmount(goalLimits.mostTarget)}.`;
  },
  progress(text: string | null): string | null {
    if (text === null) return null;
    const value = isBlank(text) ? 0 : parseDecimal(text);
    if (value === null) return 'Enter the progress as a plain number, such as 3.';
    return value >= 0 && value <= goalLimits.mostTarget
      ? null
      : `Keep the progress between 0 and ${formatAmount(goalLimits.mostTarget)}.`;
  },
  targetDate(text: string, today: IsoDay): string | null {
    if (text.trim() === '') return 'Choose a target date.';
    if (!isIsoDay(text)) return 'Enter a real date, such as 2027-01-15.';
    if (daysBetween(today, text) < 0) return 'Choose today or a later day.';
    return isPlausibleDay(text, today) ? null : 'Choose a day in the next three years.';
  },
} as const;

export const emptyGoalDraft: GoalDraft = {
  title: '',
  description: '',
  targetValue: '',
  progress: null,
  targetDate: '',
  priority: 'medium',
};

/** Builds a goal from a valid draft. @throws Error if the draft is invalid: check it with goalFieldValidators first. */
export function goalFromDraft(
  draft: GoalDraft,
  rest: Pick<LearnerGoal, 'id' | 'kind' | 'setOn' | 'measure'>,
  today: IsoDay,
): LearnerGoal {
  const { targetDate, progress } = draft;
  const fault =
    goalFieldValidators.title(draft.title) ??
    goalFieldValidators.description(draft.description) ??
    goalFieldValidators.targetValue(draft.targetValue) ??
    goalFieldValidators.progress(progress) ??
    goalFieldValidators.targetDate(targetDate, today);
  const targetValue = parseDecimal(draft.targetValue);
  if (fault !== null || !isIsoDay(targetDate) || targetValue === null)
    throw new Error(`Not a goal: ${fault ?? targetDate}`);
  const { measure } = rest;
  return {
    ...rest,
    measure:
      measure.kind === 'noted' && progress !== null
        ? { ...measure, now: isBlank(progress) ? 0 : (parseDecimal(progress) ?? 0) }
        : measure,
    title: typedText(draft.title),
    description: isBlank(draft.description) ? '' : typedText(draft.description),
    targetValue,
    dueOn: targetDate,
    priority: draft.priority,
  };
}

/** Converts a goal to a draft for editing it in the form. */
export function draftFromGoal(goal: Goal): GoalDraft {
  return {
    title: goal.title,
    description: goal.description,
    targetValue: String(goal.targetValue),
    progress: goal.measure.kind === 'noted' ? String(goal.currentProgress) : null,
    targetDate: goal.targetDate,
    priority: goal.priority,
  };
}
