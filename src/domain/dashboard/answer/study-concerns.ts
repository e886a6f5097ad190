/** The one list of what there is to work on. Every screen that advises takes its advice from it. */
import { mostNeglectedSubject, type SubjectTime, subjectTimes } from '@/domain/dashboard/study/study-balance';
import type { AsOf } from '@/domain/dashboard/as-of';
import { type PriorityTopic, priorityTopics } from '@/domain/dashboard/practice/priority-topics';
import { practicePeriod } from '@/domain/dashboard/practice/topic-accuracy';
import { dueEntries } from '@/domain/dashboard/study/planned-days';
import { monthHoursText, weeksInRange } from '@/domain/dashboard/study/study-range';
import { loggedWeeks } from '@/domain/dashboard/study/logged-weeks';
import type { LearnerRecord } from '@/domain/learner/learner-record';
import { addDays } from '@/lib/calendar';

export type StudyConcern =
  /** More than half of the sessions were missed in two weeks, or since a shorter plan began: `stretch` in words. */
  | {
      readonly kind: 'smaller plan';
      readonly missed: number;
      readonly planned: number;
      readonly stretch: 'in the last two weeks' | 'so far';
    }
  /** A weak topic; `stretch`: what was counted over, in words. */
  | ({ readonly kind: 'topic'; readonly stretch: string } & PriorityTopic)
  /** A subject with too little of the time; `of`: which hours, in words. */
  | ({ readonly kind: 'balance'; readonly of: string } & Omit<SubjectTime, 'hours'>);

/** How many days a plan is looked back on. */
const plannedDays = 14;
/** Fewer planned sessions than this say nothing of a plan. */
const leastPlanned = 4;

/**
 * What there is to work on, the most urgent first: a plan of which more than half is missed, the weak topics, the subject that gets too
 * little time. Empty where nothing is.
 */
export function findStudyConcerns(record: LearnerRecord, asOf: AsOf): readonly StudyConcern[] {
  const stretch = practicePeriod(record, asOf).phrase;
  return [
    ...smallerPlan(record, asOf),
    ...priorityTopics(record, asOf).map((topic) => ({ kind: 'topic', stretch, ...topic }) as const),
    ...neglected(record, asOf),
  ];
}

function smallerPlan(record: LearnerRecord, asOf: AsOf): readonly StudyConcern[] {
  const from = addDays(asOf.day, 1 - plannedDays);
  const due = dueEntries(record, from, asOf);
  const missed = due.filter(({ done }) => !done).length;
  if (due.length < leastPlanned || missed <= due.length / 2) return [];
  const isLonger = record.plan?.entries.some(({ day }) => day < from) === true;
  return [
    {
      kind: 'smaller plan',
      missed,
      planned: due.length,
      stretch: isLonger ? 'in the last two weeks' : 'so far',
    },
  ];
}

function neglected(record: LearnerRecord, asOf: AsOf): readonly StudyConcern[] {
  const month = weeksInRange(loggedWeeks(record, asOf), 'month');
  const subject = mostNeglectedSubject(subjectTimes(month));
  return subject === null ? [] : [{ kind: 'balance', of: monthHoursText(month), ...subject }];
}
