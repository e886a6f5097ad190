/** The list of study concerns. Every screen that gives advice uses it, so that their advice agrees. */
import { mostNeglectedSubject, type SubjectTime, subjectTimes } from '@/domain/dashboard/study/study-balance';
import type { AsOf } from '@/domain/dashboard/as-of';
import { type PriorityTopic, priorityTopics } from '@/domain/dashboard/practice/priority-topics';
import { accuracyPeriodName } from '@/domain/dashboard/practice/topic-accuracy';
import { splitByNotes } from '@/domain/dashboard/notes/note-explanation';
import { duePlanEntries } from '@/domain/dashboard/study/planned-days';
import { monthHoursText, weeksInRange } from '@/domain/dashboard/study/study-range';
import { loggedWeeks } from '@/domain/dashboard/study/logged-weeks';
import type { Learner } from '@/domain/learner/learner';
import { addDays } from '@/lib/dates/calendar';

export type StudyConcern =
  /**
   * Over half of the sessions due in the last two weeks, or since a newer plan began, were missed, and no note explains why.
   * `stretch` names the period.
   */
  | {
      readonly kind: 'smaller plan';
      readonly missed: number;
      readonly planned: number;
      /** Missed sessions that a note of the family explains, which neither of the two counts. */
      readonly explained: number;
      readonly stretch: 'in the last two weeks' | 'so far';
    }
  /** A weak topic. `stretch` names the period in which its answers were counted. */
  | ({ readonly kind: 'topic'; readonly stretch: string } & PriorityTopic)
  /** A subject with too little study time. `hoursText` names the hours counted: "the last four weeks' hours". */
  | ({ readonly kind: 'balance'; readonly hoursText: string } & Omit<SubjectTime, 'hours'>);

/** Plan adherence is judged by the sessions due in the last this many days, today included. */
const plannedDays = 14;
/** With fewer sessions due in that period, adherence isn't judged. */
const leastPlanned = 4;

/**
 * Lists the concerns, most urgent first: a plan with more than half of its sessions missed, then weak topics, then the subject
 * with too little study time.
 */
export function findStudyConcerns(learner: Learner, asOf: AsOf): readonly StudyConcern[] {
  const stretch = accuracyPeriodName(learner, asOf).phrase;
  return [
    ...smallerPlan(learner, asOf),
    ...priorityTopics(learner, asOf).map((topic) => ({ kind: 'topic', stretch, ...topic }) as const),
    ...neglected(learner, asOf),
  ];
}

function smallerPlan(learner: Learner, asOf: AsOf): readonly StudyConcern[] {
  const from = addDays(asOf.day, 1 - plannedDays);
  const due = duePlanEntries(learner, from, asOf);
  const { explained, others } = splitByNotes(
    learner.notes,
    due.filter(({ status }) => status !== 'done'),
  );
  const missed = others.length;
  const planned = due.length - explained.length;
  if (planned < leastPlanned || missed <= planned / 2) return [];
  const isLonger = learner.plan?.entries.some(({ day }) => day < from) === true;
  return [
    {
      kind: 'smaller plan',
      missed,
      planned,
      explained: explained.length,
      stretch: isLonger ? 'in the last two weeks' : 'so far',
    },
  ];
}

function neglected(learner: Learner, asOf: AsOf): readonly StudyConcern[] {
  const month = weeksInRange(loggedWeeks(learner, asOf), 'month');
  const subject = mostNeglectedSubject(subjectTimes(month));
  return subject === null ? [] : [{ kind: 'balance', hoursText: monthHoursText(month), ...subject }];
}
