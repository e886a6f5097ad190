/** The weekly reports: a week of the log, told with its tests, its goals, what went well and what a parent can do. */
import type { TopicId } from '@/domain/plan/topic-ids';
import { isRestDay, type PlannedEntry, plannedName } from '@/domain/learner/learner-plan';
import { topicLabel } from '@/domain/learner/topic-count';
import { addDays, daysBetween, type IsoDay } from '@/lib/calendar';
import { count, hours, listed, number, percent } from '@/lib/format';
import type { Band } from '@/domain/exam/report/estimate';
import type { LearnerTest } from '@/domain/learner/learner-test';
import { changeBetween, type ScoreChange } from '@/domain/learner/score';
import type { AsOf } from '@/domain/dashboard/clock';
import type { AdviceByTopic } from '@/domain/dashboard/topic-advice';
import { minutesBySubject, minutesOf, hoursOf, recordAt, sittingsOf } from '@/domain/dashboard/log';
import { type WeeklyGoal, weeklyGoalsFrom } from '@/domain/dashboard/goals/weekly-goals';
import { missedEntries, plannedFor } from '@/domain/dashboard/study/plan';
import { weeklyTarget } from '@/domain/dashboard/study/weekly-target';
import { practiceStretch, topicsOf } from '@/domain/dashboard/practice/practice';
import { type PriorityTopic, priorityTopics } from '@/domain/dashboard/practice/priorities';
import { monthHoursWords, weeksIn } from '@/domain/dashboard/study/study';
import { pointsWords } from '@/domain/dashboard/change';
import type { StudyDay } from '@/domain/dashboard/figures';
import type { LearnerRecord } from '@/domain/learner/record';
import { mostNeglected, subjectTimes } from '@/domain/dashboard/study/balance';
import { type ScoredSection, scoredSections } from '@/domain/exam/scored-sections';
import { dashboardNames, namedSections } from '@/domain/section-names';
import {
  averageShown,
  changeSinceBefore,
  fullTests,
  sectionHistory,
  fullBand,
  shownScore,
} from '@/domain/dashboard/scores/tests';
import { weekdayOf, weekdays } from '@/domain/dashboard/weekday';
import {
  endOfWeek,
  hoursIn,
  type LoggedWeek,
  minutesIn,
  weekFrom,
  weeksOf,
} from '@/domain/dashboard/study/weeks';
import { dayAt, localMs } from '@/lib/localTime';

export interface WeeklyReport {
  /** The day with which the week begins. */
  readonly from: IsoDay;
  readonly studyHours: number;
  /** Null without a target. */
  readonly targetHours: number | null;
  /** The days of the week, each with whether it had its even share of the target, whether it was one of rest, and whether it isn't over. */
  readonly breakdown: readonly (StudyDay & {
    readonly completed: boolean;
    readonly rest: boolean;
    readonly open: boolean;
  })[];
  readonly testsCompleted: number;
  /** The week isn't over: nothing of it is short yet. */
  readonly isRunning: boolean;
  /** How many of them are full tests. */
  readonly fullTests: number;
  /** Totals of the week's full tests in scaled points; null in a week without one. */
  readonly averageScore: string | null;
  readonly bestScore: number | null;
  /** The best one as screens show it. */
  readonly bestShown: string | null;
  /** Between the week's latest full test and the full test before it; null where there is none. */
  readonly improvement: ScoreChange | null;
  readonly percentileRank: number | null;
  readonly sections: readonly {
    readonly subject: ScoredSection;
    readonly band: Band;
    /** As screens show it. */
    readonly shown: string;
    readonly estimated: boolean;
    /** The score of the test before that had the section, as screens show it too, its day, and the change since; null where there is none. */
    readonly before: {
      readonly score: number;
      readonly shown: string;
      readonly estimated: boolean;
      readonly day: IsoDay;
      readonly change: ScoreChange;
    } | null;
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
  'from' | 'studyHours' | 'targetHours' | 'testsCompleted' | 'fullTests' | 'bestScore' | 'bestShown'
>;

/** The weeks of the log that have a report, this week first. */
export function reportLines(record: LearnerRecord, asOf: AsOf): readonly ReportLine[] {
  return weeksOf(record, asOf).map((week) => lineOf(week, weeklyTarget(record.profile)));
}

function lineOf(week: LoggedWeek, targetHours: number | null): ReportLine {
  const tests = week.days.flatMap((day) => day.tests);
  const totals = totalsOf(tests);
  const [best] = shownTotals(tests).toSorted((a, b) => b.total - a.total);
  return {
    from: week.from,
    studyHours: hoursIn([week]),
    targetHours,
    testsCompleted: tests.length,
    fullTests: totals.length,
    bestScore: best?.total ?? null,
    bestShown: best?.shown ?? null,
  };
}

/** The totals of the full tests with how screens show them, in their order. */
function shownTotals(tests: readonly LearnerTest[]) {
  return fullTests(tests).map((test) => ({
    total: fullBand(test).estimate,
    shown: shownScore(test, fullBand(test)),
  }));
}

/** The totals of the full tests, in their order. */
function totalsOf(tests: readonly LearnerTest[]): readonly number[] {
  return shownTotals(tests).map(({ total }) => total);
}

/** The report of the week that begins on a day. */
export function reportOf(
  record: LearnerRecord,
  advice: AdviceByTopic,
  from: IsoDay,
  asOf: AsOf,
): WeeklyReport {
  const targetHours = weeklyTarget(record.profile);
  const week = weekFrom(record, from);
  const end = endOfWeek(week, asOf);
  const tests = week.days.flatMap((day) => day.tests);
  const latest = fullTests(tests).at(-1);
  const missed = missedEntries(record, week.from, end);
  // What was known at its end: a later reading of an old report says the same.
  const then = recordAt(record, end);
  const weak = priorityTopics(then, end).slice(0, mostWeak);
  return {
    ...lineOf(week, targetHours),
    isRunning: isRunning(week, asOf),
    breakdown: week.days.map((day) => ({
      day: weekdayOf(day.day),
      hours: hoursOf(minutesOf([day])),
      completed: minutesOf([day]) >= Math.max(1, ((targetHours ?? 0) * 60) / weekdays.length),
      rest: sittingsOf([day]) === 0 && isRestDay(record.plan, day.day),
      open: day.day >= asOf.day,
    })),
    averageScore: averageShown(tests),
    improvement: latest === undefined ? null : changeSinceBefore(record.tests, latest),
    percentileRank: latest?.totalPercentile ?? null,
    sections: scoredSections.flatMap((subject) => {
      const own = sectionHistory(tests, subject).at(-1);
      if (own === undefined) return [];
      const was = sectionHistory(record.tests, subject).findLast(({ at }) => at < own.at);
      const before =
        was === undefined
          ? null
          : {
              score: was.band.estimate,
              shown: was.shown,
              estimated: was.estimated,
              day: dayAt(was.at),
              change: changeBetween(was.band, own.band),
            };
      return [{ subject, band: own.band, shown: own.shown, estimated: own.estimated, before }];
    }),
    goals: weeklyGoalsFrom(record, week.from),
    achievements: achievementsOf(record, week, end),
    improvements: improvementsOf(then, week, end, weak),
    areasForImprovement: weak.map((topic) => areaWords(topic, practiceStretch(then, end).phrase)),
    concerns: concernsOf(then, week, missed, end, isRunning(week, asOf)),
    parentRecommendations: [
      ...weak.flatMap(({ topic }) => advice[topic]?.parent ?? []),
      ...missed
        .slice(0, 1)
        .map(
          ({ activity }) =>
            `Ask when ${plannedName(activity)} would fit better, and change the plan to match.`,
        ),
    ],
  };
}

/** Tells whether a day of a week is still to come. */
function isRunning({ from }: LoggedWeek, { day }: AsOf): boolean {
  return day < addDays(from, 6);
}

/** So many topics are named: more are no list for a week. */
const mostWeak = 2;

/** "Detail: 12 of 20 right in the last four weeks", with how far it has risen where that is clear. */
function areaWords({ topic, right, solved, change, trend }: PriorityTopic, stretch: string): string {
  const rise = trend === 'up' && change !== null ? `, ${pointsWords({ change, trend })}` : '';
  return `${topicLabel(topic)}: ${number(right)} of ${number(solved)} right ${stretch}${rise}.`;
}

function achievementsOf(record: LearnerRecord, week: LoggedWeek, end: AsOf): readonly string[] {
  const target = weeklyTarget(record.profile);
  const planned = week.days.filter(({ day }) => day <= end.day && !isRestDay(record.plan, day));
  const best = totalsOf(week.days.flatMap((day) => day.tests));
  const before = totalsOf(record.tests.filter(({ at }) => at < localMs(week.from)));
  const done = weeklyGoalsFrom(record, week.from).filter((goal) => goal.done >= goal.target);
  return [
    ...(target !== null && minutesIn([week]) >= target * 60
      ? [`The ${hours(target)}-hour target was met, with ${hours(hoursIn([week]))} hours.`]
      : []),
    ...(best.length > 0 && before.length > 0 && Math.max(...best) > Math.max(...before)
      ? [`The highest total so far: ${lineOf(week, null).bestShown ?? ''}.`]
      : []),
    ...(planned.length > 0 && planned.every((day) => sittingsOf([day]) > 0)
      ? [`Studied on all ${count(planned.length, 'planned day')}.`]
      : []),
    ...(done.length === 0
      ? []
      : [`${done.length === 1 ? 'Goal' : 'Goals'} reached: ${listed(done.map(({ title }) => title))}.`]),
  ];
}

/** From so many minutes more of a subject than the week before on, it is told. */
const moreMinutes = 30;
const mostImprovements = 3;

/** A topic that is one to work on is named there alone, with how far it has risen. */
function improvementsOf(
  log: LearnerRecord,
  week: LoggedWeek,
  end: AsOf,
  weak: readonly { readonly topic: TopicId }[],
): readonly string[] {
  const [now, before] = [
    minutesBySubject(week.days),
    minutesBySubject(weekFrom(log, addDays(week.from, -7)).days),
  ];
  const rising = topicsOf(log, end).filter(
    ({ trend, topic }) => trend === 'up' && !weak.some((each) => each.topic === topic),
  );
  const first = log.sessions[0];
  // The first week has none before it to be compared with.
  const compared = first !== undefined && daysBetween(dayAt(first.at), week.from) > 0;
  const tests = week.days.flatMap((day) => day.tests);
  const clear = fullTests(tests).flatMap((test) => {
    const change = changeSinceBefore(log.tests, test);
    return change?.direction === 'up'
      ? [`The total is ${number(change.difference)} above the previous total.`]
      : [];
  });
  return [
    ...clear,
    ...rising.map(
      ({ topic, accuracy, change }) =>
        `${topicLabel(topic)}: ${percent(accuracy)} right over four weeks, ${count(change ?? 0, 'point')} higher than in the previous four.`,
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
  record: LearnerRecord,
  week: LoggedWeek,
  missed: readonly PlannedEntry[],
  end: AsOf,
  isOpen: boolean,
): readonly string[] {
  const target = weeklyTarget(record.profile);
  const month = weeksIn(weeksOf(record, end), 'month');
  const neglected = mostNeglected(subjectTimes(month));
  const fallen = fullTests(week.days.flatMap((day) => day.tests)).flatMap((test) => {
    const change = changeSinceBefore(record.tests, test);
    return change?.direction === 'down'
      ? [`The total is ${number(-change.difference)} below the previous total.`]
      : [];
  });
  return [
    ...fallen,
    // Days that are still to come may make up for the hours.
    ...(target !== null && !isOpen && minutesIn([week]) < target * 60
      ? [`Studied ${hours(hoursIn([week]))} of ${hours(target)} hours.`]
      : []),
    ...missedWords(missed),
    ...(neglected === null
      ? []
      : [
          `${dashboardNames[neglected.subject]} had ${percent(neglected.percentage)} of ${monthHoursWords(month)}; ${percent(neglected.recommended)} is advised.`,
        ]),
  ];
}

function missedWords(missed: readonly PlannedEntry[]): readonly string[] {
  const [first] = missed;
  if (first === undefined) return [];
  if (missed.length > 1) return [`${number(missed.length)} planned sessions were missed.`];
  return [`${plannedName(first.activity)}, planned for ${plannedFor(first)}, was missed.`];
}
