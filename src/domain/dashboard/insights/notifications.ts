/** Recent notifications to the family: scores, milestones, missed sessions, and weekly reports. All derive from log and plan. */
import { isRestDay } from '@/domain/learner/learner-plan';
import { addDays, type IsoDay, sundayOf } from '@/lib/dates/calendar';
import { formatCount } from '@/lib/text/format';
import { localEpochMs } from '@/lib/dates/localTime';
import { changeSinceText } from '@/domain/dashboard/score-change-text';
import type { AsOf } from '@/domain/dashboard/as-of';
import { loggedDay } from '@/domain/dashboard/study-log';
import type { LearnerProfile } from '@/domain/learner/learner-profile';
import { isOfficialTest, type LearnerTest, testLevelOf, testMinutes } from '@/domain/learner/learner-test';
import { inNotesText, notesExplainingEntries } from '@/domain/dashboard/notes/note-explanation';
import {
  entryEndMs,
  missedGroups,
  missedGroupName,
  missedGroupMovedText,
  missedGroupText,
  plannedTimeText,
  currentStreakDays,
} from '@/domain/dashboard/study/planned-days';
import type { Learner } from '@/domain/learner/learner';
import { dashboardSectionNames } from '@/domain/section-names';
import {
  changeSincePrevious,
  mainScore,
  type ScoredLearner,
  scoreText,
} from '@/domain/dashboard/scores/test-scores';
import { mainResultOfTest } from '@/domain/dashboard/scores/raw-results';
import { rawChangeText, rightOfText } from '@/domain/dashboard/scores/raw-result-text';
import { hoursOfTargetText } from '@/domain/dashboard/study/study-range';
import { weeklyTargetHoursOf, weeklyTargetName } from '@/domain/dashboard/study/weekly-target';
import {
  studyHoursInWeeks,
  type LoggedWeek,
  countSittings,
  loggedWeeks,
  weekReportMinutes,
  weekTargetHours,
} from '@/domain/dashboard/study/logged-weeks';

export interface FamilyNotification {
  readonly id: string;
  readonly type: 'test_score' | 'milestone' | 'progress' | 'alert';
  readonly title: string;
  readonly text: string;
  /** The time of the event, in epoch milliseconds. */
  readonly timeMs: number;
  readonly read: boolean;
  readonly subject: NotificationSubject;
}

/** The subject of a notification, which its link opens: a week's report, a test, a day, or the streak. */
export type NotificationSubject =
  | { readonly kind: 'week'; readonly from: IsoDay }
  | { readonly kind: 'test'; readonly test: LearnerTest }
  | { readonly kind: 'day'; readonly day: IsoDay }
  | { readonly kind: 'streak' };

/** Notifications cover two weeks, like the list of missed sessions. */
const notificationDays = 14;
/** Streaks are reported each time they reach a multiple of this many days. */
const streakStep = 5;

/** Returns the notifications of the last two weeks, newest first. */
export function recentNotifications(learner: Learner, asOf: AsOf): readonly FamilyNotification[] {
  const days = Array.from({ length: notificationDays }, (_, ago) => addDays(asOf.day, -ago));
  const from = localEpochMs(addDays(asOf.day, 1 - notificationDays));
  const told = [
    ...loggedWeeks(learner, asOf)
      .slice(0, 2)
      .flatMap((week) => weekNotifications(learner, week)),
    ...learner.tests
      .filter(({ end }) => end >= from)
      .flatMap((test) => testNotifications(learner, test, asOf.day)),
    ...missedDayNotifications(learner, addDays(asOf.day, 1 - notificationDays), asOf),
    ...streakNotifications(learner, days.toReversed()),
  ];
  return told
    .filter(({ timeMs }) => timeMs >= from && timeMs <= asOf.ms)
    .toSorted((a, b) => b.timeMs - a.timeMs)
    .map((each) => ({ ...each, read: each.timeMs <= learner.readUntil }));
}

type NotificationContent = Omit<FamilyNotification, 'read'>;

function testNotifications(
  learner: ScoredLearner,
  test: LearnerTest,
  today: IsoDay,
): readonly NotificationContent[] {
  const told = scoreNotification(learner, test, today) ?? rawNotification(learner, test, today);
  if (told === null) return [];
  return [
    {
      id: `test-${test.id}`,
      type: 'test_score',
      ...told,
      timeMs: test.end,
      subject: { kind: 'test', test },
    },
  ];
}

type Told = Pick<NotificationContent, 'title' | 'text'>;

function scoreNotification({ tests, profile }: ScoredLearner, test: LearnerTest, today: IsoDay): Told | null {
  const band = mainScore(test);
  if (band === null) return null;
  const change = changeSincePrevious(tests, test);
  const before = change === null ? '' : `, ${changeSinceText(change, today)}`;
  return {
    title: isOfficialTest(test) ? 'New official score' : 'New practice score',
    text: `${subjectText(test, profile)} came in at ${scoreText(test, band)}${before}.`,
  };
}

function rawNotification({ tests, profile }: ScoredLearner, test: LearnerTest, today: IsoDay): Told | null {
  const found = mainResultOfTest(tests, test);
  if (found === null) return null;
  const before = found.change === null ? '' : `, ${rawChangeText(found.change, today)}`;
  return {
    title: 'New practice result',
    text: `${subjectText(test, profile)} had ${rightOfText(found.result)} questions right${before}.`,
  };
}

/** Names a test as the subject of a sentence; one of another level says which: "The full test of the Middle Level". */
function subjectText(test: LearnerTest, { level }: Pick<LearnerProfile, 'level'>): string {
  return test.level === level ? kindText(test) : `${kindText(test)} of the ${testLevelOf(test).name} Level`;
}

function kindText(test: LearnerTest): string {
  const { scope } = test;
  if (isOfficialTest(test)) return 'The official test';
  if (scope === 'full') return 'The full test';
  return scope === 'diagnostic' ? 'The free test' : `The ${dashboardSectionNames[scope]} section test`;
}

function missedDayNotifications(learner: Learner, from: IsoDay, asOf: AsOf): readonly NotificationContent[] {
  return missedGroups(learner, from, asOf).map((entries) => {
    const [first, ...others] = entries;
    const why = inNotesText(notesExplainingEntries(learner.notes, entries));
    return {
      id: `missed-${first.id}`,
      type: 'alert',
      title: `${missedGroupName(entries)} missed`,
      text:
        others.length === 0
          ? `It was planned for ${plannedTimeText(first)}${missedGroupMovedText(entries)}${why}.`
          : `Planned for ${plannedTimeText(first)}: ${missedGroupText(entries)}${missedGroupMovedText(entries)}${why}.`,
      timeMs: entryEndMs(first),
      subject: { kind: 'day', day: first.day },
    };
  });
}

function weekNotifications({ profile, plan }: Learner, week: LoggedWeek): readonly NotificationContent[] {
  if (countSittings([week]) === 0) return [];
  return [
    {
      id: `report-${week.from}`,
      type: 'progress',
      title: 'Weekly report ready',
      text: `${hoursOfTargetText(studyHoursInWeeks([week]), weekTargetHours(week, weeklyTargetHoursOf(profile), plan), { name: weeklyTargetName(profile) })}; ${formatCount(countSittings([week]), 'session')}.`,
      timeMs: localEpochMs(sundayOf(week.from), weekReportMinutes),
      subject: { kind: 'week', from: week.from },
    },
  ];
}

/**
 * Returns notifications for streaks that reached a multiple of five on one of these days. Their time is the start of that day's
 * first session or test.
 */
function streakNotifications(learner: Learner, days: readonly IsoDay[]): readonly NotificationContent[] {
  const [first] = days;
  if (first === undefined) return [];
  const begin = localEpochMs(first);
  const isBefore = ({ at }: { readonly at: number }) => at < begin;
  const before = {
    plan: learner.plan,
    sessions: learner.sessions.filter(isBefore),
    tests: learner.tests.filter(isBefore),
  };
  let streak = currentStreakDays(before, { day: first, ms: begin });
  return days.flatMap((day) => {
    const { sessions, tests } = loggedDay(learner, day);
    const [begun] = [...sessions, ...tests.filter((test) => testMinutes(test) > 0)].toSorted(
      (a, b) => a.at - b.at,
    );
    if (begun !== undefined) streak += 1;
    else if (!isRestDay(learner.plan, day)) streak = 0;
    if (begun === undefined || streak % streakStep !== 0) return [];
    return [
      {
        id: `streak-${day}`,
        type: 'milestone',
        title: `${formatCount(streak, 'day')} in a row`,
        text: `The study streak reached ${formatCount(streak, 'day')}.`,
        timeMs: begun.at,
        subject: { kind: 'streak' },
      },
    ];
  });
}
