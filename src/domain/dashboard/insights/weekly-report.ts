/** Weekly reports: a week's study time, tests, goals, achievements, concerns, and suggestions for parents. */
import { chooseParentNextStep } from '@/domain/dashboard/answer/parent-next-step';
import { parentNextStepText } from '@/domain/dashboard/answer/verdict-text';
import { isolated } from '@/lib/text/isolated';
import type { TopicId } from '@/domain/plan/topics/topic-ids';
import {
  isRestDay,
  type PlannedEntry,
  plannedActivityName,
  plannedActivityPhrase,
} from '@/domain/learner/learner-plan';
import { topicLabel } from '@/domain/learner/topic-count';
import type { IsoDay } from '@/lib/dates/calendar';
import {
  formatCount,
  formatDecimalHours,
  formatHourCount,
  formatList,
  formatNumber,
  formatPercent,
} from '@/lib/text/format';
import type { ScoreBand } from '@/domain/exam/report/estimate';
import type { LearnerTest } from '@/domain/learner/learner-test';
import type { TimelineNote } from '@/domain/learner/timeline-note';
import type { AsOf } from '@/domain/dashboard/as-of';
import type { AdviceByTopic } from '@/domain/dashboard/topic-advice';
import {
  minutesBySubject,
  studyMinutes,
  minutesToHours,
  logAsOf,
  sittingCount,
} from '@/domain/dashboard/study-log';
import { type WeeklyGoal, weeklyGoalsForWeek } from '@/domain/dashboard/goals/weekly-goals';
import { inNotesText, notesExplainingEntries, splitByNotes } from '@/domain/dashboard/notes/note-explanation';
import { missedPlanEntries, plannedTimeText } from '@/domain/dashboard/study/planned-days';
import { comparedDaysText } from '@/domain/dashboard/study/study-days';
import { weeklyTargetHoursOf } from '@/domain/dashboard/study/weekly-target';
import { accuracyPeriodName, topicAccuracies } from '@/domain/dashboard/practice/topic-accuracy';
import { type PriorityTopic, priorityTopics } from '@/domain/dashboard/practice/priority-topics';
import { dailyTargetHours, monthHoursText, weeksInRange } from '@/domain/dashboard/study/study-range';
import { dashboardTestText, percentagePointsText } from '@/domain/dashboard/score-change-text';
import type { ChangeSince, PreviousScore, StudyDay } from '@/domain/dashboard/figures';
import type { Learner } from '@/domain/learner/learner';
import { mostNeglectedSubject, subjectTimes } from '@/domain/dashboard/study/study-balance';
import { type ScoredSection, scoredSections } from '@/domain/exam/test/scored-sections';
import { dashboardSectionNames, namedSections } from '@/domain/section-names';
import {
  averageTotalText,
  changeSincePrevious,
  comparableTests,
  fullTests,
  previousSectionScore,
  sectionHistory,
  fullTestBand,
  scoreText,
} from '@/domain/dashboard/scores/test-scores';
import {
  mainResultOfTest,
  type RawResultOfTest,
  type RawSection,
  sectionsOfTest,
} from '@/domain/dashboard/scores/raw-results';
import { rawChangeText } from '@/domain/dashboard/scores/raw-result-text';
import { weekdayOf } from '@/domain/dashboard/weekday';
import {
  asOfWeekEnd,
  comparableDaysBefore,
  daysSoFar,
  isWeekRunning,
  studyHoursInWeeks,
  type LoggedWeek,
  loggedWeekFrom,
  loggedWeeks,
  previousLoggedWeek,
  reachesHours,
  weekTargetHours,
  type WeekTargetState,
  weekTargetState,
} from '@/domain/dashboard/study/logged-weeks';
import { localDayAt, localEpochMs } from '@/lib/dates/localTime';

export interface WeeklyReport {
  /** The first day of the week. */
  readonly firstDay: IsoDay;
  readonly studyHours: number;
  /** The week's share of the weekly target: all of it, except in a short first week. Null without a target. */
  readonly targetHours: number | null;
  /** The daily share of the weekly target, in hours; null without one. */
  readonly dailyShareHours: number | null;
  /**
   * The week's days. A `completed` day met the daily share of the target or, without a target, had any study. `rest` marks a rest
   * day, which has no share. `open` marks today and later days.
   */
  readonly breakdown: readonly (StudyDay & {
    readonly completed: boolean;
    readonly rest: boolean;
    readonly open: boolean;
  })[];
  readonly testsCompleted: number;
  /** True until Sunday at 6 PM. Until then, hours below the target don't count as short. */
  readonly isRunning: boolean;
  readonly targetState: WeekTargetState;
  /** Number of full tests with a total among `testsCompleted`. */
  readonly fullTests: number;
  /** Mean and best total of the week's full tests, in scaled points, the mean as displayed; null without a full test. */
  readonly averageScore: string | null;
  readonly bestScore: number | null;
  /** The best total as displayed. */
  readonly bestScoreText: string | null;
  /** Change in the total of the week's latest full test since the test before; null if either is missing. */
  readonly improvement: ChangeSince | null;
  readonly percentileRank: number | null;
  readonly sections: readonly {
    readonly subject: ScoredSection;
    readonly band: ScoreBand;
    /** The score as text: a scaled score, or the range of an estimate. */
    readonly displayText: string;
    readonly estimated: boolean;
    /** The section's score in the test before; null if there is none. */
    readonly previous: PreviousScore | null;
  }[];
  /** The week's tests with raw scores, oldest first; empty at a level with score tables. */
  readonly raw: readonly RawReportTest[];
  readonly goals: readonly WeeklyGoal[];
  readonly achievements: readonly string[];
  readonly improvements: readonly string[];
  readonly areasForImprovement: readonly string[];
  readonly concerns: readonly string[];
  /** Missed work and missing hours that the family's notes explain, each with its notes. */
  readonly explained: readonly string[];
  readonly parentRecommendations: readonly string[];
}

/** A test of the week that has raw scores. */
export interface RawReportTest extends RawResultOfTest {
  /** The sections taken, in display order. */
  readonly sections: readonly RawSection[];
}

/** The fields of a report that the list of reports shows. */
export type WeeklyReportItem = Pick<
  WeeklyReport,
  'firstDay' | 'studyHours' | 'targetHours' | 'testsCompleted' | 'fullTests' | 'bestScore' | 'bestScoreText'
>;

/** Returns one list item for each week of the log, newest first. */
export function weeklyReportItems(learner: Learner, asOf: AsOf): readonly WeeklyReportItem[] {
  return loggedWeeks(learner, asOf).map((week) => lineOf(week, learner));
}

/** Returns the week's tests at the learner's level. */
const testsOfWeek = ({ profile }: Pick<Learner, 'profile'>, week: LoggedWeek): readonly LearnerTest[] =>
  comparableTests({ tests: week.days.flatMap((day) => day.tests), profile });

function lineOf(week: LoggedWeek, { profile, plan }: Pick<Learner, 'profile' | 'plan'>): WeeklyReportItem {
  const tests = week.days.flatMap((day) => day.tests);
  const own = testsOfWeek({ profile }, week);
  const [best] = shownTotals(own).toSorted((a, b) => b.total - a.total);
  return {
    firstDay: week.from,
    studyHours: studyHoursInWeeks([week]),
    targetHours: weekTargetHours(week, weeklyTargetHoursOf(profile), plan),
    testsCompleted: tests.length,
    fullTests: fullTests(own).length,
    bestScore: best?.total ?? null,
    bestScoreText: best?.displayText ?? null,
  };
}

/** Returns the totals of the full tests and their display text, oldest first. */
function shownTotals(tests: readonly LearnerTest[]) {
  return fullTests(tests).map((test) => ({
    total: fullTestBand(test).estimate,
    displayText: scoreText(test, fullTestBand(test)),
  }));
}

function totalsOf(tests: readonly LearnerTest[]): readonly number[] {
  return shownTotals(tests).map(({ total }) => total);
}

/** Builds the report of the week that begins on the day `from`. */
export function buildWeeklyReport(
  learner: Learner,
  advice: AdviceByTopic,
  from: IsoDay,
  asOf: AsOf,
): WeeklyReport {
  const targetHours = weeklyTargetHoursOf(learner.profile);
  const dailyShareHours = targetHours === null ? null : dailyTargetHours(targetHours, learner.plan);
  const week = loggedWeekFrom(learner, from);
  const end = asOfWeekEnd(week, asOf);
  const tests = testsOfWeek(learner, week);
  const latest = fullTests(tests).at(-1);
  const missed = missedPlanEntries(learner, week.from, end);
  // Ignores later sessions and tests, so that an old report never changes.
  const then = logAsOf(learner, end);
  const weak = priorityTopics(then, end).slice(0, mostWeak);
  const step = chooseParentNextStep(then, end);
  const stepText = parentNextStepText(step);
  const needsSmallerPlan = step.kind === 'smaller plan';
  return {
    ...lineOf(week, learner),
    dailyShareHours,
    isRunning: isWeekRunning(week, asOf),
    targetState: weekTargetState(week, targetHours, learner.plan, asOf),
    breakdown: week.days.map((day) => ({
      day: weekdayOf(day.day),
      hours: minutesToHours(studyMinutes([day])),
      completed:
        !isRestDay(learner.plan, day.day) && studyMinutes([day]) >= Math.max(1, 60 * (dailyShareHours ?? 0)),
      rest: isRestDay(learner.plan, day.day),
      open: day.day >= asOf.day,
    })),
    averageScore: averageTotalText({ ...learner, tests }),
    improvement: latest === undefined ? null : changeSincePrevious(learner.tests, latest),
    percentileRank: latest?.totalPercentile ?? null,
    sections: scoredSections.flatMap((subject) => {
      const own = sectionHistory({ ...learner, tests }, subject).at(-1);
      if (own === undefined) return [];
      const { test, ...score } = own;
      return [{ subject, ...score, previous: previousSectionScore(learner.tests, test, subject) }];
    }),
    raw: tests.flatMap((test): RawReportTest[] => {
      const main = mainResultOfTest(learner.tests, test);
      return main === null ? [] : [{ ...main, sections: sectionsOfTest(learner.tests, test) }];
    }),
    goals: weeklyGoalsForWeek(learner, week.from),
    achievements: achievementsOf(learner, week, asOf),
    improvements: improvementsOf(then, week, { end, readOn: asOf.day }, weak),
    areasForImprovement: weak.map((topic) => areaWords(topic, accuracyPeriodName(then, end).phrase)),
    ...concernsOf(then, week, missed, { end, readOn: asOf.day }, isWeekRunning(week, asOf)),
    parentRecommendations: [
      ...(needsSmallerPlan ? [`${stepText.title}. ${stepText.reason}`] : []),
      ...weak.flatMap(({ topic }) => advice[topic]?.parent ?? []),
      ...(needsSmallerPlan ? [] : splitByNotes(learner.notes, missed).others)
        .slice(0, 1)
        .map(
          ({ activity }) =>
            `Ask when ${plannedActivityPhrase(activity)} would fit better, and change the plan to match.`,
        ),
    ],
  };
}

/** Maximum number of weak topics in a report; more would be too many for a week. */
const mostWeak = 2;

/** Formats a weak topic: "Detail: 12 of 20 right in the last four weeks", plus the change if it clearly improved. */
function areaWords({ topic, right, answered, change, trend }: PriorityTopic, stretch: string): string {
  const rise = trend === 'up' && change !== null ? `, ${percentagePointsText({ change, trend })}` : '';
  return `${topicLabel(topic)}: ${formatNumber(right)} of ${formatNumber(answered)} right ${stretch}${rise}.`;
}

function achievementsOf(learner: Learner, week: LoggedWeek, asOf: AsOf): readonly string[] {
  const target = weekTargetHours(week, weeklyTargetHoursOf(learner.profile), learner.plan);
  const isRunning = isWeekRunning(week, asOf);
  const planned = daysSoFar(week, asOf).filter(({ day }) => !isRestDay(learner.plan, day));
  const best = totalsOf(testsOfWeek(learner, week));
  const before = totalsOf(comparableTests(learner).filter(({ at }) => at < localEpochMs(week.from)));
  const done = weeklyGoalsForWeek(learner, week.from).filter((goal) => goal.completed >= goal.target);
  return [
    ...(target !== null && reachesHours(week, target)
      ? [
          `The ${formatDecimalHours(target)}-hour target was met, with ${formatDecimalHours(studyHoursInWeeks([week]))} hours.`,
        ]
      : []),
    ...(best.length > 0 && before.length > 0 && Math.max(...best) > Math.max(...before)
      ? [`The highest total so far: ${lineOf(week, learner).bestScoreText ?? ''}.`]
      : []),
    ...(planned.length > 0 && planned.every((day) => sittingCount([day]) > 0)
      ? [`Studied on all ${formatCount(planned.length, 'planned day')}${isRunning ? ' so far' : ''}.`]
      : []),
    ...(done.length === 0
      ? []
      : [
          `${done.length === 1 ? 'Goal' : 'Goals'} reached: ${formatList(done.map(({ title }) => isolated(title)))}.`,
        ]),
  ];
}

interface ReportDays {
  /** The end of its week, or now if the week is running. */
  readonly end: AsOf;
  /** The day of reading, on which its sentences name the year of a day in another year. */
  readonly readOn: IsoDay;
}

/** Minimum increase in a subject's minutes over the previous week to be listed as an improvement. */
const moreMinutes = 30;

/**
 * Lists all improvements of the total, of topics, and of subjects' hours, the largest of each kind first. Omits topics that are listed
 * as weak, because their improvement is reported in that list.
 */
function improvementsOf(
  log: Learner,
  week: LoggedWeek,
  { end, readOn }: ReportDays,
  weak: readonly { readonly topic: TopicId }[],
): readonly string[] {
  const [first] = log.sessions;
  // A week is compared only with equal days, after the first session: that rules out the week after a short first one.
  const earlier =
    first !== undefined && localDayAt(first.at) < week.from
      ? comparableDaysBefore(week, previousLoggedWeek(log, week.from), end)
      : null;
  const [now, before] = [minutesBySubject(week.days), minutesBySubject(earlier ?? [])];
  const rising = topicAccuracies(log, end)
    .filter(({ trend, topic }) => trend === 'up' && !weak.some((each) => each.topic === topic))
    .toSorted((a, b) => (b.change ?? 0) - (a.change ?? 0));
  const tests = testsOfWeek(log, week);
  const clear = fullTests(tests).flatMap((test) => {
    const change = changeSincePrevious(log.tests, test);
    return change?.direction === 'up'
      ? [
          `The total is ${formatNumber(change.difference)} above that of ${dashboardTestText(change.since, readOn)}.`,
        ]
      : [];
  });
  return [
    ...clear,
    ...clearRawChanges(log, tests, 'up', readOn),
    ...rising.map(
      ({ topic, accuracy, change }) =>
        `${topicLabel(topic)}: ${formatPercent(accuracy)} right over four weeks, ${formatCount(change ?? 0, 'point')} higher than in the previous four.`,
    ),
    ...namedSections
      .filter((subject) => earlier !== null && now[subject] - before[subject] >= moreMinutes)
      .toSorted((a, b) => now[b] - before[b] - (now[a] - before[a]))
      .map(
        (subject) =>
          `${dashboardSectionNames[subject]}: ${formatHourCount(minutesToHours(now[subject]))}, ${formatDecimalHours(minutesToHours(now[subject] - before[subject]))} more than ${comparedDaysText('the week before', isWeekRunning(week, end))}.`,
      ),
  ];
}

/** Returns a sentence for each of a week's tests whose share of right answers clearly changed in this direction. */
function clearRawChanges(
  { tests: all }: Pick<Learner, 'tests'>,
  tests: readonly LearnerTest[],
  direction: 'up' | 'down',
  readOn: IsoDay,
): readonly string[] {
  return tests.flatMap((test) => {
    const change = mainResultOfTest(all, test)?.change ?? null;
    return change?.trend === direction
      ? [`The share of questions right is ${rawChangeText(change, readOn)}.`]
      : [];
  });
}

/** Lists the concerns, and apart from them what the family's notes explain. */
function concernsOf(
  learner: Learner,
  week: LoggedWeek,
  missed: readonly PlannedEntry[],
  { end, readOn }: ReportDays,
  isOpen: boolean,
): Pick<WeeklyReport, 'concerns' | 'explained'> {
  const target = weekTargetHours(week, weeklyTargetHoursOf(learner.profile), learner.plan);
  const month = weeksInRange(loggedWeeks(learner, end), 'month');
  const neglected = mostNeglectedSubject(subjectTimes(month));
  const tests = testsOfWeek(learner, week);
  const fallen = fullTests(tests).flatMap((test) => {
    const change = changeSincePrevious(learner.tests, test);
    return change?.direction === 'down'
      ? [
          `The total is ${formatNumber(-change.difference)} below that of ${dashboardTestText(change.since, readOn)}.`,
        ]
      : [];
  });
  const without = week.days.filter((day) => sittingCount([day]) === 0 && !isRestDay(learner.plan, day.day));
  const { explained, others } = splitByNotes(learner.notes, missed);
  const gaps: readonly (readonly [lines: readonly string[], notes: readonly TimelineNote[]])[] = [
    // While the week runs, its other days may still make up the missing hours.
    [
      target !== null && !isOpen && !reachesHours(week, target)
        ? [`Studied ${formatDecimalHours(studyHoursInWeeks([week]))} of ${formatDecimalHours(target)} hours`]
        : [],
      notesExplainingEntries(learner.notes, without),
    ],
    [missedWords(explained), notesExplainingEntries(learner.notes, explained)],
    [missedWords(others), []],
  ];
  const linesOf = (isExplained: boolean) =>
    gaps
      .filter(([, notes]) => notes.length > 0 === isExplained)
      .flatMap(([lines, notes]) => lines.map((line) => `${line}${inNotesText(notes)}.`));
  return {
    explained: linesOf(true),
    concerns: [
      ...fallen,
      ...clearRawChanges(learner, tests, 'down', readOn),
      ...linesOf(false),
      ...(neglected === null
        ? []
        : [
            `${dashboardSectionNames[neglected.subject]} had ${formatPercent(neglected.percentage)} of ${monthHoursText(month)}; we advise ${formatPercent(neglected.recommended)}.`,
          ]),
    ],
  };
}

/** Sentences without their final period, which the notes that explain them precede. */
function missedWords(missed: readonly PlannedEntry[]): readonly string[] {
  const [first] = missed;
  if (first === undefined) return [];
  if (missed.length > 1) return [`${formatNumber(missed.length)} planned sessions were missed`];
  return [`${plannedActivityName(first.activity)}, planned for ${plannedTimeText(first)}, was missed`];
}
