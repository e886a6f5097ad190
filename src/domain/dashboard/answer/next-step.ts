/** The one thing to do next, and the fact of the log that it follows from. */
import { addDays, daysBetween, type IsoDay } from '@/lib/calendar';
import { dayAt } from '@/lib/localTime';
import { awayFrom, lastStudied } from './verdict';
import { mostNeglected, type SubjectTime, subjectTimes } from '@/domain/dashboard/study/balance';
import type { AsOf } from '@/domain/dashboard/clock';
import { hoursOf, minutesOf } from '@/domain/dashboard/log';
import { dueSessions } from '@/domain/dashboard/study/plan';
import { topicsOf, practiceStretch, weakTopics } from '@/domain/dashboard/practice/practice';
import { sectionToGain } from '@/domain/dashboard/progress';
import type { ChildRecord } from '@/domain/dashboard/records';
import { monthHoursWords, weeksIn } from '@/domain/dashboard/study/study';
import type { TopicId } from '@/domain/plan/topics';
import type { ScoredSection } from '@/domain/exam/scored-sections';
import { fullTests, sectionScores } from '@/domain/dashboard/scores/tests';
import { weeksOf } from '@/domain/dashboard/study/weeks';

export type NextStep =
  /** The SSAT is behind. */
  | { readonly kind: 'official score' }
  /** It is today, or tomorrow. */
  | { readonly kind: 'rest'; readonly days: 0 | 1 }
  /** `on`: the day that one is planned for; `hours`: what is logged so far. */
  | { readonly kind: 'first test'; readonly on: IsoDay | null; readonly hours: number }
  /** Nothing was studied since a day. */
  | { readonly kind: 'begin again'; readonly last: IsoDay }
  /** More than half of the sessions of two weeks were missed. */
  | { readonly kind: 'smaller plan'; readonly missed: number; readonly planned: number }
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
export function nextStep(record: ChildRecord, asOf: AsOf): NextStep {
  const { log, testDay, upcoming } = record;
  const days = daysBetween(asOf.day, testDay);
  if (days < 0) return { kind: 'official score' };
  if (days <= 1) return { kind: 'rest', days: days === 0 ? 0 : 1 };
  const planned = upcoming.find(({ opens, at }) => opens === 'full-test' && at > asOf.ms);
  const on = planned === undefined ? null : dayAt(planned.at);
  if (fullTests(log.tests).length === 0)
    return {
      kind: 'first test',
      on,
      hours: hoursOf(minutesOf(weeksOf(log, asOf).flatMap((week) => week.days))),
    };
  const last = lastStudied(log);
  if (last !== null && daysBetween(last, asOf.day) >= awayFrom) return { kind: 'begin again', last };
  const due = dueSessions(record, addDays(asOf.day, 1 - plannedDays), asOf);
  const missed = due.filter(({ kept }) => !kept).length;
  if (due.length >= leastPlanned && missed > due.length / 2)
    return { kind: 'smaller plan', missed, planned: due.length };
  const weak = weakTopics(topicsOf(log, asOf));
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
      stretch: practiceStretch(log, asOf).phrase,
    };
  }
  const month = weeksIn(weeksOf(log, asOf), 'month');
  const neglected = mostNeglected(subjectTimes(month));
  if (neglected !== null) {
    const { subject, percentage, recommended } = neglected;
    return { kind: 'balance', of: monthHoursWords(month), subject, percentage, recommended };
  }
  return { kind: 'next test', on };
}
