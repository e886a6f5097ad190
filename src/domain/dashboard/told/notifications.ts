/** What the family was told lately: scores, milestones, what was missed, the weekly report. All of it follows from the log. */
import { addDays, type IsoDay, mondayOf, weekdayIndex } from '@/lib/calendar';
import { count, number } from '@/lib/format';
import { dayAt, localMs, minutesAt, timeOfDay } from '@/lib/localTime';
import { besideBefore } from '@/domain/dashboard/change';
import type { AsOf } from '@/domain/dashboard/clock';
import { dayOf } from '@/domain/dashboard/log';
import type { LearnerTest } from '@/domain/learner/learner-test';
import { dueSessions, isRestDay, plannedName, streakDays } from '@/domain/dashboard/study/plan';
import type { ChildRecord } from '@/domain/dashboard/records';
import { dashboardNames } from '@/domain/section-names';
import { changeSinceBefore, mainScore } from '@/domain/dashboard/scores/tests';
import { weekdayNames, weekdays } from '@/domain/dashboard/weekday';
import { hoursBesideTarget } from '@/domain/dashboard/study/study';
import { hoursIn, type LoggedWeek, sittingsIn, weekOf } from '@/domain/dashboard/study/weeks';

export interface Notification {
  readonly id: string;
  readonly type: 'test_score' | 'milestone' | 'progress' | 'alert';
  readonly title: string;
  readonly text: string;
  /** Epoch milliseconds. */
  readonly at: number;
  readonly read: boolean;
}

/** The last two weeks, and of them so many of the newest. */
const toldDays = 14;
const mostTold = 8;
/** The weekly report is ready on Sunday at 6 PM. */
const reportMinutes = 18 * 60;
/** A streak is told of every so many days. */
const streakStep = 5;
const minuteMs = 60_000;

/** The newest notifications, newest first. */
export function notificationsOf(record: ChildRecord, asOf: AsOf): readonly Notification[] {
  const days = Array.from({ length: toldDays }, (_, ago) => addDays(asOf.day, -ago));
  const from = localMs(addDays(asOf.day, 1 - toldDays));
  const told = [
    ...[0, 1].flatMap((weeksAgo) =>
      weekTold(record, weekOf(record.log, addDays(mondayOf(asOf.day), -7 * weeksAgo))),
    ),
    ...record.log.tests.filter(({ end }) => end >= from).flatMap((test) => testTold(record.log.tests, test)),
    ...missedTold(record, addDays(asOf.day, 1 - toldDays), asOf),
    ...streaksTold(record, days.toReversed()),
  ];
  return told
    .filter(({ at }) => at >= from && at <= asOf.ms)
    .toSorted((a, b) => b.at - a.at)
    .slice(0, mostTold)
    .map((each) => ({ ...each, read: each.at <= record.readUntil }));
}

type Told = Omit<Notification, 'read'>;

function testTold(tests: readonly LearnerTest[], test: LearnerTest): readonly Told[] {
  const band = mainScore(test);
  if (band === null) return [];
  const change = changeSinceBefore(tests, test);
  const before = change === null ? '' : `, ${besideBefore(change)}`;
  return [
    {
      id: `test-${test.at}`,
      type: 'test_score',
      title: 'New practice score',
      text: `${testNames(test)} came to ${number(band.estimate)}${before}.`,
      at: test.end,
    },
  ];
}

function testNames({ scope }: LearnerTest): string {
  if (scope === 'full') return 'The full test';
  return scope === 'diagnostic' ? 'The free test' : `The ${dashboardNames[scope]} section test`;
}

function missedTold(record: ChildRecord, from: IsoDay, asOf: AsOf): readonly Told[] {
  return dueSessions(record, from, asOf)
    .filter(({ kept }) => !kept)
    .map(({ at, minutes, subject }) => {
      const weekday = weekdays[weekdayIndex(dayAt(at))] ?? 'Mon';
      return {
        id: `missed-${at}`,
        type: 'alert',
        title: `${plannedName(subject)} missed`,
        text: `It was planned for ${weekdayNames[weekday]} at ${timeOfDay(minutesAt(at))}.`,
        at: at + minutes * minuteMs,
      };
    });
}

function weekTold({ weeklyTargetHours }: ChildRecord, week: LoggedWeek): readonly Told[] {
  if (sittingsIn([week]) === 0) return [];
  return [
    {
      id: `report-${week.monday}`,
      type: 'progress',
      title: 'Weekly report ready',
      text: `${hoursBesideTarget(hoursIn([week]), weeklyTargetHours)}; ${count(sittingsIn([week]), 'session')}.`,
      at: localMs(addDays(week.monday, 6), reportMinutes),
    },
  ];
}

/** A row of days that became five, ten, fifteen ... long on one of these days, told when that day's first session begins. */
function streaksTold(record: ChildRecord, days: readonly IsoDay[]): readonly Told[] {
  const [first] = days;
  if (first === undefined) return [];
  const before = addDays(first, -1);
  let streak = streakDays(record, { day: before, ms: localMs(first) });
  return days.flatMap((day) => {
    const { sessions, tests } = dayOf(record.log, day);
    const [begun] = [...sessions, ...tests].toSorted((a, b) => a.at - b.at);
    if (begun !== undefined) streak += 1;
    else if (!isRestDay(record.plan, day)) streak = 0;
    if (begun === undefined || streak % streakStep !== 0) return [];
    return [
      {
        id: `streak-${day}`,
        type: 'milestone',
        title: `${count(streak, 'day')} in a row`,
        text: `The study streak reached ${count(streak, 'day')}.`,
        at: begun.at,
      },
    ];
  });
}
