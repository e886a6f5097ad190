/** A learner's log grouped by day. Every study-time figure is calculated from it. */
import type { SessionTraits } from '@/domain/learner/learner-goal';
import {
  hasWrittenEssay,
  type LearnerTest,
  type MinutesBySection,
  testMinutes,
} from '@/domain/learner/learner-test';
import type { StudyLog } from '@/domain/learner/learner';
import { type LearnerSession, sessionSections, sessionMinutes } from '@/domain/learner/learner-session';
import type { IsoDay } from '@/lib/dates/calendar';
import { groupBy } from '@/lib/lists';
import { memoizeByObject } from '@/lib/memoize';
import { localDayAt } from '@/lib/dates/localTime';
import type { AsOf } from './as-of';
import { namedSections } from '@/domain/section-names';

/** Sessions and tests begun on one day, each in order of start. */
export interface LoggedDay {
  readonly day: IsoDay;
  readonly sessions: readonly LearnerSession[];
  readonly tests: readonly LearnerTest[];
}

const byDay = memoizeByObject(({ sessions, tests }: StudyLog) => ({
  sessions: groupBy(sessions, ({ at }) => localDayAt(at)),
  tests: groupBy(tests, ({ at }) => localDayAt(at)),
}));

/** Returns the log for one day. Both lists are empty if nothing was begun that day. */
export function loggedDay(log: StudyLog, day: IsoDay): LoggedDay {
  const { sessions, tests } = byDay(log);
  return { day, sessions: sessions.get(day) ?? [], tests: tests.get(day) ?? [] };
}

/** Returns a log without the sessions and tests that began after a moment. */
export function logAsOf<Log extends StudyLog>(log: Log, { ms }: Pick<AsOf, 'ms'>): Log {
  return {
    ...log,
    sessions: log.sessions.filter(({ at }) => at <= ms),
    tests: log.tests.filter(({ at }) => at <= ms),
  };
}

/** Returns the first day with study; null before any. Tests known only from a score report don't count. */
export function firstStudyDay({ sessions, tests }: StudyLog): IsoDay | null {
  const starts = [sessions[0], tests.find((test) => testMinutes(test) > 0)].flatMap(
    (first) => first?.at ?? [],
  );
  return starts.length === 0 ? null : localDayAt(Math.min(...starts));
}

/** Returns study minutes by subject. Tests count too, with the time spent on each section. */
export function minutesBySubject(days: readonly LoggedDay[]): MinutesBySection {
  const sum = { verbal: 0, quantitative: 0, reading: 0, writing: 0 };
  for (const { sessions, tests } of days) {
    for (const minutes of [...sessions.map(sessionMinutes), ...tests.map((test) => test.minutes)])
      for (const subject of namedSections) sum[subject] += minutes[subject];
  }
  return sum;
}

export function studyMinutes(days: readonly LoggedDay[]): number {
  const by = minutesBySubject(days);
  return namedSections.reduce((sum, subject) => sum + by[subject], 0);
}

/** Counts sessions and tests, excluding tests known only from a score report. */
export function sittingCount(days: readonly LoggedDay[]): number {
  return days.reduce(
    (sum, { sessions, tests }) =>
      sum + sessions.length + tests.filter((test) => testMinutes(test) > 0).length,
    0,
  );
}

/** Converts minutes to hours, rounded to a tenth. To avoid adding up rounding errors, sum minutes, never hours. */
export function minutesToHours(minutes: number): number {
  return Math.round(minutes / 6) / 10;
}

/** Returns the difference of two figures in hours, to a tenth, so that it is that of the figures on the screen. */
export function hoursDifference(hours: number, other: number): number {
  return Math.round(10 * (hours - other)) / 10;
}

/**
 * Counts the sittings of a log with all the given traits: sessions and, for essays, tests with at least half of the essay's time on
 * one, because the plan counts these as done, too.
 */
export function countWithTraits({ sessions, tests }: StudyLog, traits: SessionTraits): number {
  const { kind, section = 'writing', topic } = traits;
  const isEssay = kind === 'essay' && section === 'writing' && topic === undefined;
  const essays = isEssay ? tests.filter(hasWrittenEssay) : [];
  return sessions.filter((session) => matchesTraits(session, traits)).length + essays.length;
}

/** Checks whether a session has all the given traits. An absent trait matches any session. */
function matchesTraits(session: LearnerSession, { section, topic, kind }: SessionTraits): boolean {
  return (
    (section === undefined || sessionSections(session).includes(section)) &&
    (topic === undefined || session.topics.some((each) => each.topic === topic)) &&
    (kind === undefined || session.kind === kind)
  );
}
