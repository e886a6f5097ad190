/** The one thing to do next, and the fact of the log that it follows from. */
import type { TopicId } from '@/domain/plan/topic-ids';
import { addDays, daysBetween, type IsoDay } from '@/lib/calendar';
import { awayFrom, lastStudied } from './verdict';
import { mostNeglected, type SubjectTime, subjectTimes } from '@/domain/dashboard/study/balance';
import type { AsOf } from '@/domain/dashboard/clock';
import { hoursOf, minutesOf } from '@/domain/dashboard/log';
import { dueEntries } from '@/domain/dashboard/study/plan';
import { upcomingTests } from '@/domain/dashboard/study/upcoming';
import type { PlannedActivity } from '@/domain/learner/learner-plan';
import { topicsOf, practiceStretch, weakTopics } from '@/domain/dashboard/practice/practice';
import { sectionToGain } from '@/domain/dashboard/progress';
import type { LearnerRecord } from '@/domain/learner/record';
import { monthHoursWords, weeksIn } from '@/domain/dashboard/study/study';
import type { ScoredSection } from '@/domain/exam/scored-sections';
import { fullTests, sectionScores } from '@/domain/dashboard/scores/tests';
import { weeksOf } from '@/domain/dashboard/study/weeks';

export type NextStep =
  /** The SSAT is behind. */
  | { readonly kind: 'official score' }
  /** It is today, or tomorrow. */
  | { readonly kind: 'rest'; readonly days: 0 | 1 }
  /** Nothing has been measured: the free test shows where to begin. */
  | { readonly kind: 'free test' }
  /** `on`: the day that one is planned for; `hours`: what is logged so far. */
  | {
      readonly kind: 'first test';
      readonly on: IsoDay | null;
      readonly hours: number;
      /** A shorter test was taken, which leaves a wide range. */
      readonly isMeasured: boolean;
    }
  /** Nothing was studied since a day. */
  | { readonly kind: 'begin again'; readonly last: IsoDay }
  /** More than half of the sessions were missed in two weeks, or since a shorter plan began: `stretch` in words. */
  | {
      readonly kind: 'smaller plan';
      readonly missed: number;
      readonly planned: number;
      readonly stretch: 'in the last two weeks' | 'so far';
    }
  /** `gains`: its section has the most to gain; `stretch`: what was counted over, in words. */
  | {
      readonly kind: 'topic';
      readonly topic: TopicId;
      readonly subject: ScoredSection;
      readonly right: number;
      readonly solved: number;
      readonly gains: boolean;
      readonly stretch: string;
    }
  /** `of`: which hours, in words. */
  | ({ readonly kind: 'balance'; readonly of: string } & Pick<
      SubjectTime,
      'subject' | 'percentage' | 'recommended'
    >)
  /** Nothing is weak and nothing neglected. */
  | { readonly kind: 'next test'; readonly on: IsoDay | null };

/** How many days a plan is looked back on. */
const plannedDays = 14;
/** Fewer planned sessions than this say nothing of a plan. */
const leastPlanned = 4;

/**
 * The next step: what is urgent first (the test itself, no test yet, a week without study, a plan that isn't kept), then the
 * weakest topic, of the section with the most to gain where that has one, then the subject that gets too little time.
 */
export function nextStep(record: LearnerRecord, asOf: AsOf): NextStep {
  const { testDay } = record.profile;
  const days = testDay === null ? Infinity : daysBetween(asOf.day, testDay);
  if (days < 0) return { kind: 'official score' };
  if (days <= 1) return { kind: 'rest', days: days === 0 ? 0 : 1 };
  const planned = upcomingTests(record, asOf).find(({ activity }) => isFullTest(activity));
  const on = planned?.day ?? null;
  const hasFull = fullTests(record.tests).length > 0;
  const isMeasured = record.tests.some(({ scores }) => Object.keys(scores).length > 0);
  if (!isMeasured && on === null) return { kind: 'free test' };
  const firstTest = {
    kind: 'first test',
    on,
    hours: hoursOf(minutesOf(weeksOf(record, asOf).flatMap((week) => week.days))),
    isMeasured,
  } as const;
  if (!isMeasured) return firstTest;
  const last = lastStudied(record);
  if (last !== null && daysBetween(last, asOf.day) >= awayFrom) return { kind: 'begin again', last };
  const lookedBack = addDays(asOf.day, 1 - plannedDays);
  const due = dueEntries(record, lookedBack, asOf);
  const missed = due.filter(({ done }) => !done).length;
  if (due.length >= leastPlanned && missed > due.length / 2)
    return {
      kind: 'smaller plan',
      missed,
      planned: due.length,
      stretch:
        record.plan?.entries.some(({ day }) => day < lookedBack) === true
          ? 'in the last two weeks'
          : 'so far',
    };
  const weak = weakTopics(topicsOf(record, asOf));
  const gain = sectionToGain(sectionScores(record, asOf))?.subject;
  const topic = weak.find(({ subject }) => subject === gain) ?? weak[0];
  if (topic !== undefined) {
    const { right, solved, subject } = topic;
    return {
      kind: 'topic',
      topic: topic.topic,
      subject,
      right,
      solved,
      gains: subject === gain,
      stretch: practiceStretch(record, asOf).phrase,
    };
  }
  if (!hasFull) return firstTest;
  const month = weeksIn(weeksOf(record, asOf), 'month');
  const neglected = mostNeglected(subjectTimes(month));
  if (neglected !== null) {
    const { subject, percentage, recommended } = neglected;
    return { kind: 'balance', of: monthHoursWords(month), subject, percentage, recommended };
  }
  return { kind: 'next test', on };
}

function isFullTest(activity: PlannedActivity | null): boolean {
  return activity?.kind === 'full-test' || activity?.kind === 'any-test';
}
