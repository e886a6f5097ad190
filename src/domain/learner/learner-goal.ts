/** A goal as a family sets it: what counts, from which day, and until when. How far it is follows from the record. */
import type { TopicId } from '@/domain/plan/topic-ids';
import type { NamedSection } from '@/domain/section-names';
import type { IsoDay } from '@/lib/calendar';
import type { SessionKind } from './session-kind';

/** The traits that a session must have to count; a trait that isn't named may be anything. */
export interface SessionTraits {
  readonly section?: NamedSection | undefined;
  readonly topic?: TopicId | undefined;
  readonly kind?: SessionKind | undefined;
}

/** The first group counts from the day on which the goal was set; the second measures where things are. */
export type GoalMeasure =
  | { readonly kind: 'sessions'; readonly of: SessionTraits }
  | { readonly kind: 'full-tests' }
  /** Whole weeks with at least so many hours. */
  | { readonly kind: 'weeks'; readonly hours: number }
  | { readonly kind: 'hours' }
  | { readonly kind: 'questions' }
  /** Percent right on a topic over four weeks; 0 where too little was solved. */
  | { readonly kind: 'accuracy'; readonly topic: TopicId }
  /** The latest percentile; 0 before a first full test that has one. */
  | { readonly kind: 'percentile' }
  /** Nothing on this site measures it, so the family writes down how far it is. */
  | { readonly kind: 'noted'; readonly start: number; readonly now: number };

export const goalKindIds = ['academic', 'habits', 'long-term'] as const;
export type GoalKind = (typeof goalKindIds)[number];

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

/** So many sessions in a week, each with all the traits that `of` names. */
export interface WeeklyGoalPlan {
  readonly id: string;
  readonly title: string;
  readonly of: SessionTraits;
  readonly target: number;
}

/** Texts in characters; a target value in its own unit, within what a card can show. */
export const goalLimits = { title: 80, description: 500, leastTarget: 0.01, mostTarget: 1_000_000 } as const;
