/** Goals and weekly goals as the family sets them. Progress is calculated from the learner's record. */
import type { TopicId } from '@/domain/plan/topics/topic-ids';
import type { NamedSection } from '@/domain/section-names';
import type { IsoDay } from '@/lib/dates/calendar';
import type { SessionKind } from './learner-session';

/** The traits a session must have to count toward a goal; an absent trait matches any session. */
export interface SessionTraits {
  readonly section?: NamedSection | undefined;
  readonly topic?: TopicId | undefined;
  readonly kind?: SessionKind | undefined;
}

/**
 * A goal's measure. The kinds from `sessions` to `questions` count from the day the goal was set; the others measure the current
 * level.
 */
export type GoalMeasure =
  | { readonly kind: 'sessions'; readonly of: SessionTraits }
  | { readonly kind: 'full-tests' }
  /** Full weeks with at least this many hours. */
  | { readonly kind: 'weeks'; readonly hours: number }
  | { readonly kind: 'hours' }
  | { readonly kind: 'questions' }
  /** Percent of new questions right on a topic in the last four weeks; 0 if there were too few. */
  | { readonly kind: 'accuracy'; readonly topic: TopicId }
  /** The latest percentile rank; 0 until a full test has one. */
  | { readonly kind: 'percentile' }
  /** Progress that this site can't measure, so the family enters it. */
  | { readonly kind: 'noted'; readonly start: number; readonly now: number };

export const goalKinds = ['academic', 'habits', 'long-term'] as const;
export type GoalKind = (typeof goalKinds)[number];

export const priorities = ['high', 'medium', 'low'] as const;
export type Priority = (typeof priorities)[number];

export interface LearnerGoal {
  readonly id: string;
  readonly kind: GoalKind;
  readonly title: string;
  readonly description: string;
  readonly setOn: IsoDay;
  readonly dueOn: IsoDay;
  readonly measure: GoalMeasure;
  /** In the unit of the measure. */
  readonly targetValue: number;
  readonly priority: Priority;
}

/** A weekly goal: complete `target` sessions per week that match all traits in `of`. */
export interface WeeklyGoalPlan {
  readonly id: string;
  readonly title: string;
  readonly of: SessionTraits;
  readonly target: number;
}

/** Limits for texts, in characters, and for targets, in the unit of the measure. Larger or smaller targets don't fit on a card. */
export const goalLimits = { title: 80, description: 500, leastTarget: 0.01, mostTarget: 1_000_000 } as const;
