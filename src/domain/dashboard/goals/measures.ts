/** What measures a goal, and its value on a day, taken from the log. */
import { answersIn } from '@/domain/learner/topic-count';
import { unreachable } from '@/lib/assert';
import { addDays, type IsoDay } from '@/lib/calendar';
import { localMs } from '@/lib/localTime';
import { asOfInstant } from '@/domain/dashboard/clock';
import { hasAll, hoursOf, recordAt } from '@/domain/dashboard/log';
import type { GoalMeasure, SessionTraits } from '@/domain/learner/goal';
import type { StudyLog } from '@/domain/learner/record';
import { topicsOf } from '@/domain/dashboard/practice/practice';
import { fullTests } from '@/domain/dashboard/scores/tests';
import { minutesIn, calendarWeeksOf } from '@/domain/dashboard/study/weeks';

/** Tells whether two goals count the same thing, so that one of them is enough. What a family notes is each time its own. */
export function countsTheSame(one: GoalMeasure, other: GoalMeasure): boolean {
  if (one.kind === 'noted') return false;
  if (one.kind === 'accuracy') return other.kind === 'accuracy' && one.topic === other.topic;
  if (one.kind !== 'sessions' || other.kind !== 'sessions') return one.kind === other.kind;
  return sameTraits(one.of, other.of);
}

const sameTraits = (one: SessionTraits, other: SessionTraits) =>
  one.section === other.section && one.topic === other.topic && one.kind === other.kind;

/** The value on the evening of `day` of a goal that was set on the evening of `setOn`. */
export function measured(measure: GoalMeasure, log: StudyLog, setOn: IsoDay, day: IsoDay): number {
  const until = localMs(addDays(day, 1));
  const from = localMs(addDays(setOn, 1));
  const evening = asOfInstant(until - 1);
  const known = recordAt(log, evening);
  const since = {
    sessions: known.sessions.filter(({ at }) => at >= from),
    tests: known.tests.filter(({ at }) => at >= from),
  };
  switch (measure.kind) {
    case 'sessions':
      return since.sessions.filter((session) => hasAll(session, measure.of)).length;
    case 'full-tests':
      return fullTests(since.tests).length;
    case 'weeks':
      return calendarWeeksOf(since, evening).filter((week) => minutesIn([week]) >= measure.hours * 60).length;
    case 'hours':
      return hoursOf(minutesIn(calendarWeeksOf(since, evening)));
    case 'questions':
      return answersIn(since.sessions).answered;
    case 'accuracy':
      return topicsOf(known, evening).find(({ topic }) => topic === measure.topic)?.accuracy ?? 0;
    case 'percentile':
      return fullTests(known.tests).at(-1)?.totalPercentile ?? 0;
    case 'noted':
      return day === setOn ? measure.start : measure.now;
    default:
      return unreachable(measure);
  }
}
