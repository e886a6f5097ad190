/** The details shown when a dashboard figure is opened: how it is counted and its value over time. */
import { isolated } from '@/lib/text/isolated';
import type { AsOf } from './as-of';
import {
  accuracyHistory,
  averageRawHistory,
  averageTotalHistory,
  type HistoryPoint,
  hoursHistory,
  cumulativeHoursHistory,
  dailyAverageHistory,
  percentileHistory,
  rawHistory,
  planCompletionHistory,
  sessionsHistory,
  solvedHistory,
  streakHistory,
  testsHistory,
  totalScoreHistory,
  weekStreakHistory,
} from './histories';
import { filterBySubject } from './study/filter-by-subject';
import { planOfArea } from './study/plan-completion';
import { missedPlanEntries } from './study/planned-days';
import { dailyTargetHours } from './study/study-range';
import { stretchOrWeeklyTargetHours, weeklyTargetHoursOf } from './study/weekly-target';
import { dashboardSectionNames, type NamedSection } from '@/domain/section-names';
import { plannedActivityName } from '@/domain/learner/learner-plan';
import { type LearnerProfile, targetTotal } from '@/domain/learner/learner-profile';
import type { Learner } from '@/domain/learner/learner';
import type { LearnerTest } from '@/domain/learner/learner-test';
import { minTrendPoints } from './scores/score-trend';
import { firstSchoolWithTarget } from './scores/school-targets';
import { hasEstimatedScores } from './scores/test-scores';
import { addDays, type IsoDay } from '@/lib/dates/calendar';
import { formatDecimalHours, formatNumber, formatOrdinal, formatPercent } from '@/lib/text/format';

export type DashboardMetric =
  | 'total'
  | 'average'
  | 'percentile'
  /** The share right of each test, and of all full tests so far, at a level without score tables. */
  | 'right'
  | 'average right'
  | 'tests'
  | 'streak'
  /** The hours of each week beside the weekly target, or beside the learner's own goal. */
  | 'hours'
  | 'goal hours'
  | 'hours so far'
  | 'daily average'
  /** The weeks in a row that reached the weekly target. */
  | 'week streak'
  | 'sessions'
  | 'questions'
  | 'accuracy'
  | 'progress';

export interface MetricDetails {
  readonly title: string;
  /** Explains how the figure is counted. */
  readonly explanation: string;
  /** The unit that each point stands for: a test or a week. */
  readonly unit: 'Test' | 'Week';
  readonly points: readonly HistoryPoint[];
  /** True if a line chart is possible: enough points, and no estimates, which must appear with their ranges. */
  readonly isLine: boolean;
  readonly target: { readonly label: string; readonly value: number } | null;
  /** Both ends of the chart's axis; null for the nearest round values around the data. */
  readonly range: readonly [number, number] | null;
  readonly format: (value: number) => string;
  /** Missed sessions, newest first. */
  readonly missed: readonly { readonly id: string; readonly title: string; readonly day: IsoDay }[];
}

type Opened = Omit<MetricDetails, 'missed' | 'range' | 'isLine'> &
  Partial<Pick<MetricDetails, 'missed' | 'range'>>;

const openers: Readonly<Record<DashboardMetric, (learner: Learner, asOf: AsOf, whole: Learner) => Opened>> = {
  total: (learner) => ({
    title: 'Total score',
    explanation:
      'This is the total of each test with all three sections, which is the sum of the section scores. A change is marked “perhaps by chance” if chance alone could explain it.',
    unit: 'Test',
    points: totalScoreHistory(learner),
    target: targetLine(targetTotal(learner.profile)),
    format: formatNumber,
  }),
  average: (learner) => ({
    title: 'Average score',
    explanation:
      'After each full test, the mean of all full tests up to it. Section tests and the free test don\u2019t count.',
    unit: 'Test',
    points: averageTotalHistory(learner),
    target: targetLine(targetTotal(learner.profile)),
    format: formatNumber,
  }),
  percentile: (learner) => ({
    title: 'Percentile',
    explanation: 'The total percentile on the report of each full test.',
    unit: 'Test',
    points: percentileHistory(learner),
    target: schoolLine(learner),
    format: formatOrdinal,
  }),
  right: (learner) => ({
    title: 'Questions right',
    explanation:
      'The share of all questions in Verbal, Math, and Reading that was right on each full test or, before the first one, on the free test. Blanks count as questions.',
    unit: 'Test',
    points: rawHistory(learner),
    target: null,
    format: formatPercent,
  }),
  'average right': (learner) => ({
    title: 'Average right',
    explanation:
      'After each full test, the share right of the questions of all full tests up to it. Section tests and the free test don\u2019t count.',
    unit: 'Test',
    points: averageRawHistory(learner),
    target: null,
    format: formatPercent,
  }),
  tests: (learner, asOf) => ({
    title: 'Tests taken',
    explanation: learner.tests.some(({ level }) => level !== learner.profile.level)
      ? 'All tests by the end of each week, of every level: full tests, the free test, and tests of one section.'
      : 'All tests by the end of each week: full tests, the free test, and tests of one section.',
    unit: 'Week',
    points: testsHistory(learner, asOf),
    target: null,
    format: formatNumber,
  }),
  streak: (learner, asOf) => ({
    title: 'Study streak',
    explanation:
      'Days in a row with study at the end of each week. A planned rest day doesn\u2019t break a streak.',
    unit: 'Week',
    points: streakHistory(learner, asOf),
    target: null,
    format: formatNumber,
  }),
  hours: (learner, asOf) => weeklyHours(learner, asOf, targetLine(weeklyTargetHoursOf(learner.profile))),
  'goal hours': (learner, asOf) => weeklyHours(learner, asOf, ownGoalLine(learner.profile)),
  'hours so far': (learner, asOf) => ({
    title: 'Hours studied',
    explanation: 'All hours by the end of each week. Sessions and tests count; breaks don\u2019t.',
    unit: 'Week',
    points: cumulativeHoursHistory(learner, asOf),
    target: null,
    format: formatDecimalHours,
  }),
  'daily average': (learner, asOf, whole) => {
    const target = weeklyTargetHoursOf(learner.profile);
    return {
      title: 'Daily average',
      explanation:
        learner.plan === null
          ? 'The hours of each week, divided by its days so far.'
          : 'The hours of each week, divided by its study days so far. Study on a planned rest day adds hours, but no day.',
      unit: 'Week',
      points: dailyAverageHistory(learner, asOf, whole),
      target: targetLine(target === null ? null : dailyTargetHours(target, learner.plan)),
      format: formatDecimalHours,
    };
  },
  'week streak': (learner, asOf) => ({
    title: 'Study streak in weeks',
    explanation:
      'Weeks in a row that reached the weekly target, by the end of each week. A week that isn\u2019t over doesn\u2019t end the streak.',
    unit: 'Week',
    points: weekStreakHistory(learner, weeklyTargetHoursOf(learner.profile), asOf),
    target: null,
    format: formatNumber,
  }),
  sessions: (learner, asOf) => ({
    title: 'Sessions a week',
    explanation: 'Everything started in each week, including practice, reviews, essays, and tests.',
    unit: 'Week',
    points: sessionsHistory(learner, asOf),
    target: null,
    format: formatNumber,
  }),
  questions: (learner, asOf) => ({
    title: 'Questions a week',
    explanation: learner.tests.some(isOutsideCounts)
      ? 'Questions answered in practice each week. A test’s questions are in its details.'
      : 'Questions answered in practice and tests each week.',
    unit: 'Week',
    points: solvedHistory(learner, asOf),
    target: null,
    format: formatNumber,
  }),
  accuracy: (learner, asOf) => ({
    title: 'Accuracy',
    explanation:
      'Right answers among those to new questions, week by week. Repeated questions don\u2019t count, and a week without new ones is left out.',
    unit: 'Week',
    points: accuracyHistory(learner, asOf),
    target: null,
    format: formatPercent,
  }),
  progress: (learner, asOf) => ({
    title: 'Progress of the plan',
    explanation:
      'Sessions done among all that were due by the end of each week. A session can count as done with less than its planned time, and hours are counted apart.',
    unit: 'Week',
    points: planCompletionHistory(learner, asOf),
    target: null,
    // Otherwise the axis of a section that is always at 100% would end above it.
    range: [0, 100],
    format: formatPercent,
    missed: missedPlanEntries(learner, addDays(asOf.day, 1 - missedDays), asOf)
      .map(({ id, activity, day }) => ({ id, title: plannedActivityName(activity), day }))
      .toReversed(),
  }),
};

const weeklyHours = (learner: Learner, asOf: AsOf, target: MetricDetails['target']): Opened => ({
  title: 'Hours a week',
  explanation: 'Minutes of sessions and tests, without breaks, week by week.',
  unit: 'Week',
  points: hoursHistory(learner, asOf),
  target,
  format: formatDecimalHours,
});

/** True for a sample's test: its answers are counted by section, not by topic, so a week's questions leave them out. */
const isOutsideCounts = ({ topics, answers }: LearnerTest) =>
  topics.length === 0 && Object.keys(answers).length > 0;

/** The line of the learner's own goal; of the weekly target if there is none. */
function ownGoalLine(profile: LearnerProfile): MetricDetails['target'] {
  const value = stretchOrWeeklyTargetHours(profile);
  return value === null ? null : { label: profile.stretchMinutes === null ? 'target' : 'goal', value };
}

/** Builds the details of one subject's figure: of its part of the plan, or of its log. Tests aren't sessions, because goals count none. */
function subjectDetails(learner: Learner, name: DashboardMetric, subject: NamedSection, asOf: AsOf): Opened {
  const { plan } = learner;
  const own =
    name === 'progress'
      ? { ...learner, plan: plan === null ? null : planOfArea(plan, subject) }
      : filterBySubject(learner, subject);
  const isSessions = name === 'sessions';
  const opened = openers[name](isSessions ? { ...own, tests: [] } : own, asOf, learner);
  return {
    ...opened,
    title: `${opened.title}, ${dashboardSectionNames[subject]}`,
    ...(isSessions && {
      explanation: 'Practice, reviews, and essays of this subject in each week. Tests aren\u2019t counted.',
    }),
  };
}

/** Missed sessions are listed for this many days, today included. */
const missedDays = 28;

const targetLine = (value: number | null) => (value === null ? null : { label: 'target', value });

function schoolLine({ profile }: Learner): MetricDetails['target'] {
  const school = firstSchoolWithTarget(profile.schools);
  return school === null ? null : { label: isolated(school.name), value: school.targetPercentile };
}

/**
 * Builds the details of one figure. `points` is empty if the figure has no values yet.
 * @param subject the only subject of the figure; null for all
 */
export function buildMetricDetails(
  learner: Learner,
  name: DashboardMetric,
  asOf: AsOf,
  subject: NamedSection | null = null,
): MetricDetails {
  const opened =
    subject === null ? openers[name](learner, asOf, learner) : subjectDetails(learner, name, subject, asOf);
  const { points } = opened;
  const hasEstimate = points.some(({ test }) => test !== null && hasEstimatedScores(test));
  return { missed: [], range: null, ...opened, isLine: points.length >= minTrendPoints && !hasEstimate };
}
