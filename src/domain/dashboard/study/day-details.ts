/** The details of one day: its sessions and tests, and its hours compared with the daily share of the weekly target. */
import { type LearnerSession, sessionTitle } from '@/domain/learner/learner-session';
import { isRestDay, type PlannedEntry } from '@/domain/learner/learner-plan';
import { countAnswers } from '@/domain/learner/topic-count';
import { activityTypeLabels, sessionType } from '@/domain/dashboard/insights/activities';
import { answersWithRepeatsText } from '@/domain/dashboard/practice/session-answers';
import { formatCount, formatHourCount, formatDecimalHours, formatNumber } from '@/lib/text/format';
import { type IsoDay, mondayOf } from '@/lib/dates/calendar';
import { localDayAt } from '@/lib/dates/localTime';
import type { AsOf } from '@/domain/dashboard/as-of';
import { dashboardTestText } from '@/domain/dashboard/score-change-text';
import {
  countWithTraits,
  type LoggedDay,
  loggedDay,
  firstStudyDay,
  minutesToHours,
  studyMinutes,
} from '@/domain/dashboard/study-log';
import { hasWrittenEssay, type LearnerTest, testMinutes } from '@/domain/learner/learner-test';
import type { Learner } from '@/domain/learner/learner';
import type { WeeklyMeasure } from './weekly-target';
import { inNotesText, notesExplaining } from '@/domain/dashboard/notes/note-explanation';
import { loggedWeekFrom } from './logged-weeks';
import { dailyTargetDistanceText, dailyTargetHours, weekDivisionText } from './study-range';
import type { NamedSection } from '@/domain/section-names';
import { listedTestName } from '@/domain/dashboard/scores/test-history';
import { rightOfText } from '@/domain/dashboard/scores/raw-result-text';
import { mainScoreText, namedTest } from '@/domain/dashboard/scores/test-scores';
import { mainRawResult } from '@/domain/learner/raw-result';

export interface SittingDetails {
  /** Start, in epoch milliseconds. */
  readonly startMs: number;
  /** Study time without breaks. */
  readonly minutes: number;
  /** Null for a session or test that covers several sections. */
  readonly subject: NamedSection | null;
  readonly title: string;
  /** The kind of work and its result: "Section study · 12 of 20 questions right", "Total 2,226". */
  readonly description: string;
}

export interface DayDetails {
  /** The hours compared with the daily share of the weekly target, or a remark on a day without study. */
  readonly summary: string;
  /** Says which test had the essay that was planned for the day; null if none had. */
  readonly essayRemark: string | null;
  /** In order of start time. */
  readonly sittings: readonly SittingDetails[];
}

/** `week` is the measure of the screen that shows the day; null if it has none. */
export function buildDayDetails(
  learner: Learner,
  day: IsoDay,
  week: WeeklyMeasure | null,
  asOf: AsOf,
): DayDetails {
  const logged = loggedDay(learner, day);
  const minutes = studyMinutes([logged]);
  const sittings = [
    ...logged.sessions.map(sittingOfSession),
    ...logged.tests.map((test) => sittingOfTest(test, learner)),
  ].toSorted((a, b) => a.startMs - b.startMs);
  return {
    summary: minutes === 0 ? emptyWords(learner, day, asOf) : shareWords(learner, day, minutes, week),
    essayRemark: essayRemark(learner, day, asOf),
    sittings,
  };
}

/**
 * Returns the newest day of practice up to now: the newest with sessions and without a test or, if each had a test, the newest with
 * sessions. Null before the first session.
 */
export function latestPracticeDay(
  { sessions, tests }: Pick<Learner, 'sessions' | 'tests'>,
  { ms }: Pick<AsOf, 'ms'>,
): IsoDay | null {
  const days = sessions.filter(({ at }) => at <= ms).map(({ at }) => localDayAt(at));
  const tested = new Set(tests.map(({ at }) => localDayAt(at)));
  return days.findLast((day) => !tested.has(day)) ?? days.at(-1) ?? null;
}

function sittingOfSession(session: LearnerSession): SittingDetails {
  const { at: startMs, minutes, section } = session;
  const type = activityTypeLabels[sessionType(session)];
  const { answered, right } = countAnswers([session]);
  const result =
    answersWithRepeatsText(session) ?? `${formatNumber(right)} of ${formatCount(answered, 'question')} right`;
  return {
    startMs,
    minutes,
    subject: section,
    title: sessionTitle(session),
    description: answered === 0 ? type : `${type} \u00b7 ${result}`,
  };
}

function sittingOfTest(test: LearnerTest, { profile }: Pick<Learner, 'profile'>): SittingDetails {
  const { scope } = test;
  const subject = scope === 'full' || scope === 'diagnostic' ? null : scope;
  const score = mainScoreText(test);
  const raw = mainRawResult(test);
  return {
    startMs: test.at,
    minutes: testMinutes(test),
    subject,
    title: listedTestName(test, profile),
    description:
      raw !== null
        ? `${rightOfText(raw)} questions right`
        : score === null
          ? 'No score'
          : `${subject === null ? 'Total' : 'Score'} ${score}`,
  };
}

function emptyWords(learner: Learner, day: IsoDay, asOf: AsOf): string {
  const first = firstStudyDay(learner);
  if (day > asOf.day) return 'This day hasn\u2019t come yet.';
  if (first === null || day < first) return 'The study record begins after this day.';
  if (isRestDay(learner.plan, day)) return 'A rest day in the plan, with no study.';
  if (day === asOf.day) return 'No study on this day so far.';
  if (learner.plan?.entries.some((entry) => entry.day === day) !== true) return 'No study on this day.';
  const notes = notesExplaining(learner.notes, [day]);
  return notes.length === 0
    ? 'No study on this day, although the plan has sessions for it.'
    : `No study on this day. A note explains the sessions of the plan${inNotesText(notes)}.`;
}

/** Counts the essays written outside of tests. */
const essaysIn = (logged: readonly LoggedDay[]) =>
  countWithTraits({ sessions: logged.flatMap(({ sessions }) => sessions), tests: [] }, { kind: 'essay' });

const isEssayDone = ({ activity, status }: PlannedEntry) => activity.kind === 'essay' && status === 'done';

/**
 * A planned essay counts as done by the essay of a test in its week. The test may be on another day, so that nothing on the planned
 * day shows it. Null if the day has an essay of its own, or if the essays of the week account for all that count as done.
 */
function essayRemark(learner: Learner, day: IsoDay, { day: today }: AsOf): string | null {
  const { days } = loggedWeekFrom(learner, mondayOf(day));
  const done = (learner.plan?.entries ?? []).filter(
    (entry) => isEssayDone(entry) && mondayOf(entry.day) === mondayOf(day),
  );
  const test = days.flatMap(({ tests }) => tests).findLast(hasWrittenEssay);
  const isByTest = done.some((entry) => entry.day === day) && essaysIn([loggedDay(learner, day)]) === 0;
  if (test === undefined || !isByTest || done.length <= essaysIn(days)) return null;
  return `The essay planned for this day was written in ${dashboardTestText(namedTest(test), today)}.`;
}

function shareWords(
  learner: Pick<Learner, 'plan'>,
  day: IsoDay,
  minutes: number,
  week: WeeklyMeasure | null,
): string {
  if (week === null) return `${formatHourCount(minutesToHours(minutes))}.`;
  const hours = formatHourCount(minutesToHours(minutes));
  if (isRestDay(learner.plan, day))
    return `${hours}. The plan leaves this day free, so it has no share of ${week.name}.`;
  const share = dailyTargetHours(week.hours, learner.plan);
  return `${hours}, ${dailyTargetDistanceText(minutes, share)} ${formatDecimalHours(share)}, the day\u2019s share of ${week.name} (${weekDivisionText(week.hours, learner.plan)}).`;
}
