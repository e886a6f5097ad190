/** Study productivity: four percentages for the last four weeks, compared with the four weeks before. */
import { countNewAnswers } from '@/domain/learner/topic-count';
import { isRestDay } from '@/domain/learner/learner-plan';
import { addDays, daysBetween, type IsoDay } from '@/lib/dates/calendar';
import { accuracyTrend } from '@/domain/dashboard/score-change-text';
import type { TrendDirection } from '@/domain/learner/section-score';
import { type AsOf, asOfEvening } from '@/domain/dashboard/as-of';
import {
  loggedDay,
  firstStudyDay,
  type LoggedDay,
  minutesBySubject,
  studyMinutes,
  sittingCount,
} from '@/domain/dashboard/study-log';
import { duePlanEntries } from '@/domain/dashboard/study/planned-days';
import { accuracyWindowDays } from '@/domain/dashboard/practice/topic-accuracy';
import type { Status } from '@/domain/status';
import { type ProgressBand, roundedProgressPercent } from '@/domain/dashboard/progress-band';
import type { Learner } from '@/domain/learner/learner';
import { minShareDifference, recommendedSubjectPercents } from '@/domain/dashboard/study/study-balance';
import { namedSections } from '@/domain/section-names';

export interface ProductivityMetric {
  readonly metric: string;
  /** Whole percent. */
  readonly value: number;
  /** Null if there is nothing to compare with: no complete earlier period, or none of the metric's data in it. */
  readonly trend: TrendDirection | null;
  readonly description: string;
}

interface Share {
  readonly right: number;
  readonly total: number;
}

/** Returns the metrics that have data; empty during the learner's first six days, which are too few to measure. */
export function productivityMetrics(learner: Learner, asOf: AsOf): readonly ProductivityMetric[] {
  const first = firstStudyDay(learner);
  if (first === null || daysBetween(first, asOf.day) < 6) return [];
  const now = sharesOf(learner, asOf);
  const earlier = addDays(asOf.day, -accuracyWindowDays);
  // Only a complete earlier period is a fair comparison.
  const before =
    daysBetween(first, earlier) < accuracyWindowDays - 1 ? null : sharesOf(learner, asOfEvening(earlier));
  return metrics.flatMap(({ key, metric, description }) => {
    const share = now[key];
    if (share.total === 0) return [];
    return [
      {
        metric,
        description,
        value: roundedProgressPercent(share.right, share.total),
        trend: trendOf(key, share, before),
      },
    ];
  });
}

type Key = 'sessions' | 'days' | 'answers' | 'balance';

const metrics: readonly { readonly key: Key; readonly metric: string; readonly description: string }[] = [
  { key: 'sessions', metric: 'Sessions kept', description: 'Share of planned sessions completed.' },
  { key: 'days', metric: 'Days kept', description: 'Share of planned days that included study.' },
  { key: 'answers', metric: 'Accuracy', description: 'Share of new questions answered right.' },
  {
    key: 'balance',
    metric: 'Subject balance',
    description: 'Share of the advised time spent on the most neglected subject.',
  },
];

function trendOf(key: Key, now: Share, before: Readonly<Record<Key, Share>> | null): TrendDirection | null {
  const was = before?.[key];
  if (was === undefined || was.total === 0) return null;
  if (key !== 'balance') return accuracyTrend(now, was);
  const difference =
    roundedProgressPercent(now.right, now.total) - roundedProgressPercent(was.right, was.total);
  if (Math.abs(difference) < minShareDifference) return 'stable';
  return difference > 0 ? 'up' : 'down';
}

function sharesOf(learner: Learner, asOf: AsOf): Readonly<Record<Key, Share>> {
  const from = addDays(asOf.day, 1 - accuracyWindowDays);
  const due = duePlanEntries(learner, from, asOf);
  const days = daysFrom(learner, from, asOf.day);
  const planned = days.filter(({ day }) => !isRestDay(learner.plan, day));
  const answers = countNewAnswers(days.flatMap(({ sessions, tests }) => [...sessions, ...tests]));
  return {
    sessions: { right: due.filter(({ status }) => status === 'done').length, total: due.length },
    days: { right: planned.filter((day) => sittingCount([day]) > 0).length, total: planned.length },
    answers: { right: answers.right, total: answers.answered },
    balance: balanceOf(days),
  };
}

function daysFrom(log: Learner, from: IsoDay, to: IsoDay): readonly LoggedDay[] {
  const first = firstStudyDay(log);
  const start = first !== null && first > from ? first : from;
  return Array.from({ length: daysBetween(start, to) + 1 }, (_, index) =>
    loggedDay(log, addDays(start, index)),
  );
}

/**
 * Returns the minutes of the subject that had the smallest part of its recommended time, out of those minutes. A mean over all subjects
 * would call it balanced if one had nearly nothing.
 */
function balanceOf(days: readonly LoggedDay[]): Share {
  const by = minutesBySubject(days);
  const all = studyMinutes(days);
  const shares = namedSections.map((subject) => {
    const advised = (all * recommendedSubjectPercents[subject]) / 100;
    return { right: Math.min(by[subject], advised), total: advised };
  });
  const [least = { right: 0, total: 0 }] = shares.toSorted((a, b) => a.right * b.total - b.right * a.total);
  return least;
}

/** Returns a metric's band: good from 85%, watch from 70, otherwise risk (docs/product.md, "Limits"). */
export function productivityBand(percent: number): Exclude<ProgressBand, 'fair'> {
  if (percent >= 85) return 'good';
  return percent >= 70 ? 'watch' : 'risk';
}

/** Labels shown beside the color of a metric's band. */
export const productivityLabels: Readonly<Record<Exclude<ProgressBand, 'fair'>, Status>> = {
  good: 'Strong',
  watch: 'Moderate',
  risk: 'Weak',
};
