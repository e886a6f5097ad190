/** Calculates a goal's value on a given day from the log, and detects goals that measure the same thing. */
import { countAnswers } from '@/domain/learner/topic-count';
import { assertUnreachable } from '@/lib/assert';
import { addDays, type IsoDay } from '@/lib/dates/calendar';
import { localEpochMs } from '@/lib/dates/localTime';
import { asOfInstant } from '@/domain/dashboard/as-of';
import { countWithTraits, minutesToHours, logAsOf } from '@/domain/dashboard/study-log';
import type { GoalMeasure, SessionTraits } from '@/domain/learner/learner-goal';
import type { Learner, StudyLog } from '@/domain/learner/learner';
import { topicAccuracies } from '@/domain/dashboard/practice/topic-accuracy';
import { comparableTests, fullTests, isFullTest } from '@/domain/dashboard/scores/test-scores';
import { loggedWeeks, reachesHours, studyMinutesInWeeks } from '@/domain/dashboard/study/logged-weeks';

/**
 * Checks whether two goals count the same thing, which would make one of them redundant. Goals tracked by hand never match.
 */
export function isSameMeasure(one: GoalMeasure, other: GoalMeasure): boolean {
  if (one.kind === 'noted') return false;
  if (one.kind === 'accuracy') return other.kind === 'accuracy' && one.topic === other.topic;
  if (one.kind !== 'sessions' || other.kind !== 'sessions') return one.kind === other.kind;
  return sameTraits(one.of, other.of);
}

const sameTraits = (one: SessionTraits, other: SessionTraits) =>
  one.section === other.section && one.topic === other.topic && one.kind === other.kind;

/** The part of a record that goals are measured by. */
export type GoalLog = StudyLog & Pick<Learner, 'profile'>;

/** Returns a goal's value at the end of `day`. Measures that count something start at zero and count from the day after `setOn`. */
export function measureGoal(measure: GoalMeasure, log: GoalLog, setOn: IsoDay, day: IsoDay): number {
  const until = localEpochMs(addDays(day, 1));
  const from = localEpochMs(addDays(setOn, 1));
  const evening = asOfInstant(until - 1);
  const known = logAsOf(log, evening);
  const since = {
    sessions: known.sessions.filter(({ at }) => at >= from),
    tests: known.tests.filter(({ at }) => at >= from),
  };
  switch (measure.kind) {
    case 'sessions':
      return countWithTraits(since, measure.of);
    case 'full-tests':
      return since.tests.filter(isFullTest).length;
    case 'weeks':
      return loggedWeeks(since, evening).filter((week) => reachesHours(week, measure.hours)).length;
    case 'hours':
      return minutesToHours(studyMinutesInWeeks(loggedWeeks(since, evening)));
    case 'questions':
      return countAnswers(since.sessions).answered;
    case 'accuracy':
      return topicAccuracies(known, evening).find(({ topic }) => topic === measure.topic)?.accuracy ?? 0;
    case 'percentile':
      return fullTests(comparableTests(known)).at(-1)?.totalPercentile ?? 0;
    case 'noted':
      return day === setOn ? measure.start : measure.now;
    default:
      return assertUnreachable(measure);
  }
}
