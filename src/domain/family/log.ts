/** What a child did, each thing with the instant at which it began. Every figure of the dashboards is computed from this. */
import type { LearnerTest, MinutesBySection } from '@/domain/learner/learner-test';
import type { IsoDay } from '@/lib/calendar';
import { groupedBy } from '@/lib/grouped';
import { remembered } from '@/lib/remembered';
import { dayAt } from '@/lib/localTime';
import { type NamedSection, namedSections } from '@/domain/section-names';

/** `section_study` and `essay` are lessons of the plan; `weakness_targeting` goes back to what went wrong. */
export type SessionKind = 'section_study' | 'weakness_targeting' | 'essay';

export interface Session {
  /** Epoch milliseconds of its start. */
  readonly at: number;
  /** Whole minutes. */
  readonly minutes: number;
  readonly subject: NamedSection;
  readonly kind: SessionKind;
  readonly topic: string;
  /** Questions; none in an essay. */
  readonly solved: number;
  readonly right: number;
}

/** Both lists in the order of their starts, the oldest first. */
export interface StudyLog {
  readonly sessions: readonly Session[];
  readonly tests: readonly LearnerTest[];
}

/** What was done on one day, in order. */
export interface LoggedDay {
  readonly day: IsoDay;
  readonly sessions: readonly Session[];
  readonly tests: readonly LearnerTest[];
}

const byDay = remembered(({ sessions, tests }: StudyLog) => ({
  sessions: groupedBy(sessions, ({ at }) => dayAt(at)),
  tests: groupedBy(tests, ({ at }) => dayAt(at)),
}));

/** What the log holds of a day; empty lists on a day off. */
export function dayOf(log: StudyLog, day: IsoDay): LoggedDay {
  const { sessions, tests } = byDay(log);
  return { day, sessions: sessions.get(day) ?? [], tests: tests.get(day) ?? [] };
}

/** The day on which the record of study begins: that of the first session, or of the first test where there is none. */
export function firstDayOf({ sessions, tests }: StudyLog): IsoDay | null {
  const first = sessions[0] ?? tests[0];
  return first === undefined ? null : dayAt(first.at);
}

/** Minutes of study by subject. A test is study time too, section by section. */
export function minutesBySubject(days: readonly LoggedDay[]): MinutesBySection {
  const sum = { verbal: 0, quantitative: 0, reading: 0, writing: 0 };
  for (const { sessions, tests } of days) {
    for (const { subject, minutes } of sessions) sum[subject] += minutes;
    for (const { minutes } of tests) for (const subject of namedSections) sum[subject] += minutes[subject];
  }
  return sum;
}

/** Minutes of study. */
export function minutesOf(days: readonly LoggedDay[]): number {
  const by = minutesBySubject(days);
  return namedSections.reduce((sum, subject) => sum + by[subject], 0);
}

/** How often something was begun: sessions and tests. */
export function sittingsOf(days: readonly LoggedDay[]): number {
  return days.reduce((sum, { sessions, tests }) => sum + sessions.length + tests.length, 0);
}

/** Minutes as hours, to a tenth. The one place where hours are rounded: add minutes, never hours. */
export function hoursOf(minutes: number): number {
  return Math.round(minutes / 6) / 10;
}

/** What is asked of a session; a trait that isn't named may be anything. */
export type SessionTraits = Partial<Pick<Session, 'subject' | 'topic' | 'kind'>>;

/** Whether a session has all that is asked of it. */
export function hasAll(session: Session, { subject, topic, kind }: SessionTraits): boolean {
  return (
    (subject === undefined || session.subject === subject) &&
    (topic === undefined || session.topic === topic) &&
    (kind === undefined || session.kind === kind)
  );
}
