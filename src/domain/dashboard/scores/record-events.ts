/** The events of a learner's record that a line of the totals is annotated with, each only if the record has it. */
import type { Learner } from '@/domain/learner/learner';
import { countAnswers } from '@/domain/learner/topic-count';
import type { AsOf } from '@/domain/dashboard/as-of';
import { sittingCount } from '@/domain/dashboard/study-log';
import { isWholeWeek, loggedWeeks, type LoggedWeek } from '@/domain/dashboard/study/logged-weeks';
import { daysBetween, type IsoDay } from '@/lib/dates/calendar';
import { localDayAt } from '@/lib/dates/localTime';
import { firstIndexClearlyAtTarget, type ScoreTrend, totalTrend, type TrendScore } from './score-trend';

type EventFacts =
  /** The first test with a total. */
  | { readonly kind: 'first test'; readonly score: TrendScore; readonly target: number | null }
  /** From this day on, most whole weeks had practice on most days. */
  | { readonly kind: 'practice'; readonly kept: number; readonly weeks: number }
  /** The day on which reviews had brought this round number of right answers to old mistakes. */
  | { readonly kind: 'mistakes'; readonly right: number; readonly reviews: number }
  /** Since this test, even the low end of each range reaches the target. */
  | { readonly kind: 'above target'; readonly score: TrendScore; readonly target: number };

export type RecordEvent = EventFacts & {
  readonly day: IsoDay;
  /** The estimate of that day on the line through the totals, in scaled points. */
  readonly estimate: number;
};

/** Returns the events since the first test with a total, in order. Empty before that test, because there is no line yet. */
export function recordEvents(learner: Learner, asOf: AsOf): readonly RecordEvent[] {
  const trend = totalTrend(learner);
  const [first] = trend.scores;
  if (first === undefined) return [];
  return [
    { kind: 'first test', day: first.day, score: first, target: trend.target } as const,
    practiceEvent(learner, asOf),
    mistakesEvent(learner),
    targetEvent(trend),
  ]
    .filter((event) => event !== null)
    .filter(({ day }) => day >= first.day)
    .toSorted((a, b) => daysBetween(b.day, a.day))
    .map((event) => ({ ...event, estimate: estimateOn(trend, event.day) }));
}

/** A week is kept if it had study on at least this many days. */
export const keptWeekDays = 4;
/** Fewest whole weeks, and the smallest share of them kept, for practice to count as regular. */
const leastWeeks = 4;
const leastShareKept = 0.75;

function practiceEvent(learner: Learner, asOf: AsOf) {
  // Oldest first.
  const weeks = loggedWeeks(learner, asOf)
    .filter((week) => isWholeWeek(week, asOf))
    .toReversed();
  const begin = weeks.findIndex(isKept);
  if (begin === -1) return null;
  const since = weeks.slice(begin);
  const [start] = since;
  const kept = since.filter(isKept).length;
  if (start === undefined || since.length < leastWeeks || kept / since.length < leastShareKept) return null;
  return { kind: 'practice', day: start.from, kept, weeks: since.length } as const;
}

function isKept({ days }: LoggedWeek): boolean {
  return days.filter((day) => sittingCount([day]) > 0).length >= keptWeekDays;
}

/** Returns the largest round number up to a count: hundreds from 100, else tens; 0 below 10. */
function roundedDown(count: number): number {
  const step = count >= 100 ? 100 : 10;
  return step * Math.floor(count / step);
}

function mistakesEvent({ sessions }: Learner) {
  const reviews = sessions.filter(({ kind }) => kind === 'mistakes');
  const goal = roundedDown(countAnswers(reviews).right);
  if (goal === 0) return null;
  let right = 0;
  for (const [index, review] of reviews.entries()) {
    right += countAnswers([review]).right;
    if (right >= goal)
      return { kind: 'mistakes', day: localDayAt(review.at), right: goal, reviews: index + 1 } as const;
  }
  return null;
}

function targetEvent(trend: ScoreTrend) {
  const { target, scores } = trend;
  const index = firstIndexClearlyAtTarget(trend);
  const score = index === null ? undefined : scores[index];
  if (target === null || score === undefined) return null;
  return { kind: 'above target', day: score.day, score, target } as const;
}

/** Returns the estimate between two tests in proportion to the days, and that of the newest test after it. */
function estimateOn({ scores }: ScoreTrend, day: IsoDay): number {
  const before = scores.findLast((score) => score.day <= day);
  const after = scores.find((score) => score.day > day);
  if (before === undefined) return after?.estimate ?? 0;
  if (after === undefined) return before.estimate;
  const share = daysBetween(before.day, day) / daysBetween(before.day, after.day);
  return before.estimate + share * (after.estimate - before.estimate);
}
