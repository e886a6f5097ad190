/** The weekly reports: a week of the log, told with its tests, its goals, what went well and what a parent can do. */
import { addDays, daysBetween, type IsoDay, weekdayIndex } from '@/lib/calendar';
import { count, hours, listed, number, percent } from '@/lib/format';
import type { Band } from '@/domain/exam/report/estimate';
import { answersByTopic, topicLabel } from '@/domain/learner/session';
import type { TopicId } from '@/domain/plan/topics';
import type { LearnerTest } from '@/domain/learner/learner-test';
import { changeBetween, type ScoreChange } from '@/domain/learner/score';
import { type AsOf, asOfInstant } from '@/domain/dashboard/clock';
import type { ChildDetail } from '@/domain/dashboard/detail';
import { type LoggedDay, minutesBySubject, minutesOf, hoursOf, sittingsOf } from '@/domain/dashboard/log';
import { type WeeklyGoal, weeklyGoalsOf } from '@/domain/dashboard/goals/weekly-goals';
import { type DueSession, dueSessions, isRestDay, plannedName } from '@/domain/dashboard/study/plan';
import { topicsOf, weakBelow } from '@/domain/dashboard/practice/practice';
import { percentOf } from '@/domain/dashboard/progress';
import type { ChildRecord, StudyDay } from '@/domain/dashboard/records';
import { mostNeglected, subjectTimes } from '@/domain/dashboard/study/balance';
import { type ScoredSection, scoredSections } from '@/domain/exam/scored-sections';
import { dashboardNames, namedSections } from '@/domain/section-names';
import {
  averageTotal,
  changeSinceBefore,
  fullTests,
  sectionHistory,
  fullBand,
} from '@/domain/dashboard/scores/tests';
import { weekdayNames, weekdays } from '@/domain/dashboard/weekday';
import { hoursIn, type LoggedWeek, minutesIn, weekOf, weeksOf } from '@/domain/dashboard/study/weeks';
import { dayAt, localMs, minutesAt, timeOfDay } from '@/lib/localTime';

export interface WeeklyReport {
  /** Which week. */
  readonly monday: IsoDay;
  readonly studyHours: number;
  readonly targetHours: number;
  /** The days of the week, each with whether it had its even share of the target, and whether it was one of rest. */
  readonly breakdown: readonly (StudyDay & { readonly completed: boolean; readonly rest: boolean })[];
  readonly testsCompleted: number;
  /** How many of them are full tests. */
  readonly fullTests: number;
  /** Totals of the week's full tests in scaled points; null in a week without one. */
  readonly averageScore: number | null;
  readonly bestScore: number | null;
  /** Between the week's latest full test and the full test before it; null where there is none. */
  readonly improvement: ScoreChange | null;
  readonly percentileRank: number | null;
  readonly sections: readonly {
    readonly subject: ScoredSection;
    readonly band: Band;
    /** The score of the test before that had the section, its day, and the change since; null where there is none. */
    readonly before: { readonly score: number; readonly day: IsoDay; readonly change: ScoreChange } | null;
  }[];
  readonly goals: readonly WeeklyGoal[];
  readonly achievements: readonly string[];
  readonly improvements: readonly string[];
  readonly areasForImprovement: readonly string[];
  readonly concerns: readonly string[];
  readonly parentRecommendations: readonly string[];
}

/** What a list says of a week's report. */
export type ReportLine = Pick<
  WeeklyReport,
  'monday' | 'studyHours' | 'targetHours' | 'testsCompleted' | 'fullTests' | 'bestScore'
>;

/** The weeks of the log that have a report, this week first. */
export function reportLines({ log, weeklyTargetHours }: ChildRecord, asOf: AsOf): readonly ReportLine[] {
  return weeksOf(log, asOf).map((week) => lineOf(week, weeklyTargetHours));
}

function lineOf(week: LoggedWeek, targetHours: number): ReportLine {
  const tests = week.days.flatMap((day) => day.tests);
  const totals = totalsOf(tests);
  return {
    monday: week.monday,
    studyHours: hoursIn([week]),
    targetHours,
    testsCompleted: tests.length,
    fullTests: totals.length,
    bestScore: totals.length === 0 ? null : Math.max(...totals),
  };
}

/** The totals of the full tests, in their order. */
function totalsOf(tests: readonly LearnerTest[]): readonly number[] {
  return fullTests(tests).map((test) => fullBand(test).estimate);
}

/** The report of the week that begins on a Monday. */
export function reportOf(
  record: ChildRecord,
  advice: ChildDetail['advice'],
  monday: IsoDay,
  asOf: AsOf,
): WeeklyReport {
  const { weeklyTargetHours: targetHours, log } = record;
  const week = weekOf(log, monday);
  const end = endOf(week, asOf);
  const tests = week.days.flatMap((day) => day.tests);
  const latest = fullTests(tests).at(-1);
  const missed = dueSessions(record, week.monday, end).filter(({ kept }) => !kept);
  const weak = weakOfWeek(week.days);
  return {
    ...lineOf(week, targetHours),
    breakdown: week.days.map((day, index) => ({
      day: weekdays[index] ?? 'Mon',
      hours: hoursOf(minutesOf([day])),
      completed: minutesOf([day]) >= (targetHours * 60) / weekdays.length,
      rest: sittingsOf([day]) === 0 && isRestDay(record.plan, day.day),
    })),
    averageScore: averageTotal(tests),
    improvement: latest === undefined ? null : changeSinceBefore(log.tests, latest),
    percentileRank: latest?.totalPercentile ?? null,
    sections: scoredSections.flatMap((subject) => {
      const own = sectionHistory(tests, subject).at(-1);
      if (own === undefined) return [];
      const was = sectionHistory(log.tests, subject).findLast(({ at }) => at < own.at);
      const before =
        was === undefined
          ? null
          : { score: was.band.estimate, day: dayAt(was.at), change: changeBetween(was.band, own.band) };
      return [{ subject, band: own.band, before }];
    }),
    goals: weeklyGoalsOf(record, { day: week.monday }),
    achievements: achievementsOf(record, week, end),
    improvements: improvementsOf(record, week, end, weak),
    areasForImprovement: weak.map(
      ({ topic, answered, right }) => `${topicLabel(topic)}: ${number(right)} of ${number(answered)} right.`,
    ),
    concerns: concernsOf(record, week, missed),
    parentRecommendations: [
      ...weak.flatMap(({ topic }) => advice[topic]?.parent ?? []),
      ...missed
        .slice(0, 1)
        .map(
          ({ subject }) =>
            `Ask when ${plannedName(subject)} would fit better, and move it there in the plan.`,
        ),
    ],
  };
}

/** The moment that a week's report is told from: its end, or now where it is still running. */
function endOf({ monday }: LoggedWeek, asOf: AsOf): AsOf {
  return asOfInstant(Math.min(asOf.ms, localMs(addDays(monday, 7)) - 1));
}

/** With fewer questions in a week, nothing is said of a topic. */
const leastSolved = 10;
const mostWeak = 2;

/** The topics of some days with the smallest shares of right answers, the worst first. */
function weakOfWeek(days: readonly LoggedDay[]) {
  const sessions = days.flatMap((day) => day.sessions);
  return answersByTopic(sessions)
    .filter(({ answered, right }) => answered >= leastSolved && percentOf(right, answered) < weakBelow)
    .toSorted((a, b) => a.right / a.answered - b.right / b.answered)
    .slice(0, mostWeak);
}

function achievementsOf(record: ChildRecord, week: LoggedWeek, end: AsOf): readonly string[] {
  const { weeklyTargetHours: target, log } = record;
  const planned = week.days.filter(({ day }) => day <= end.day && !isRestDay(record.plan, day));
  const best = totalsOf(week.days.flatMap((day) => day.tests));
  const before = totalsOf(log.tests.filter(({ at }) => at < localMs(week.monday)));
  const done = weeklyGoalsOf(record, { day: week.monday }).filter((goal) => goal.done >= goal.target);
  return [
    ...(minutesIn([week]) >= target * 60
      ? [`The ${hours(target)}-hour target was met, with ${hours(hoursIn([week]))} hours.`]
      : []),
    ...(best.length > 0 && before.length > 0 && Math.max(...best) > Math.max(...before)
      ? [`The highest total so far: ${number(Math.max(...best))}.`]
      : []),
    ...(planned.length > 0 && planned.every((day) => sittingsOf([day]) > 0)
      ? [`Studied on all ${count(planned.length, 'planned day')}.`]
      : []),
    ...(done.length === 0
      ? []
      : [
          `${done.length === 1 ? 'Goal' : 'Goals'} of the week reached: ${listed(done.map(({ title }) => title))}.`,
        ]),
  ];
}

/** From so many minutes more of a subject than the week before on, it is told. */
const moreMinutes = 30;
const mostImprovements = 3;

/** A topic that is one to work on this week is told there alone, though it may have risen over the month. */
function improvementsOf(
  { log }: ChildRecord,
  week: LoggedWeek,
  end: AsOf,
  weak: readonly { readonly topic: TopicId }[],
): readonly string[] {
  const [now, before] = [
    minutesBySubject(week.days),
    minutesBySubject(weekOf(log, addDays(week.monday, -7)).days),
  ];
  const rising = topicsOf(
    { sessions: log.sessions.filter(({ at }) => at <= end.ms), tests: log.tests },
    end,
  ).filter(({ trend, topic }) => trend === 'up' && !weak.some((each) => each.topic === topic));
  const first = log.sessions[0];
  // The first week has none before it to be compared with.
  const compared = first !== undefined && daysBetween(dayAt(first.at), week.monday) > 0;
  const tests = week.days.flatMap((day) => day.tests);
  const clear = fullTests(tests).flatMap((test) => {
    const change = changeSinceBefore(log.tests, test);
    return change?.direction === 'up'
      ? [`The total is ${number(change.difference)} above the test before.`]
      : [];
  });
  return [
    ...clear,
    ...rising.map(
      ({ topic, accuracy, change }) =>
        `${topicLabel(topic)}: ${percent(accuracy)} right over four weeks, ${count(change ?? 0, 'point')} more than in the four before.`,
    ),
    ...namedSections
      .filter((subject) => compared && now[subject] - before[subject] >= moreMinutes)
      .map(
        (subject) =>
          `${dashboardNames[subject]}: ${hours(hoursOf(now[subject]))} hours, ${hours(hoursOf(now[subject] - before[subject]))} more than the week before.`,
      ),
  ].slice(0, mostImprovements);
}

function concernsOf(
  { log, weeklyTargetHours: target }: ChildRecord,
  week: LoggedWeek,
  missed: readonly DueSession[],
): readonly string[] {
  const neglected = mostNeglected(subjectTimes([week]));
  const fallen = fullTests(week.days.flatMap((day) => day.tests)).flatMap((test) => {
    const change = changeSinceBefore(log.tests, test);
    return change?.direction === 'down'
      ? [`The total is ${number(-change.difference)} below the test before.`]
      : [];
  });
  return [
    ...fallen,
    ...(minutesIn([week]) < target * 60
      ? [`${hours(hoursIn([week]))} of ${hours(target)} hours were studied.`]
      : []),
    ...missedWords(missed),
    ...(neglected === null
      ? []
      : [
          `${dashboardNames[neglected.subject]} had ${percent(neglected.percentage)} of the time; ${percent(neglected.recommended)} is advised.`,
        ]),
  ];
}

function missedWords(missed: readonly DueSession[]): readonly string[] {
  const [first] = missed;
  if (first === undefined) return [];
  if (missed.length > 1) return [`${number(missed.length)} planned sessions did not take place.`];
  const weekday = weekdayNames[weekdays[weekdayIndex(dayAt(first.at))] ?? 'Mon'];
  return [
    `${plannedName(first.subject)}, planned for ${weekday} at ${timeOfDay(minutesAt(first.at))}, did not take place.`,
  ];
}
