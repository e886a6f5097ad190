import type { AsOf } from '@/domain/dashboard/as-of';
import { countCompletedGoals, currentWeeklyGoals } from '@/domain/dashboard/goals/weekly-goals';
import { sectionFurthestBehind } from '@/domain/dashboard/progress-band';
import { topWeaknesses } from '@/domain/dashboard/practice/weakness';
import {
  firstSchoolWithRequirement,
  schoolRequirementText,
  testsWithPercentile,
} from '@/domain/dashboard/scores/school-requirements';
import { fullTests, type ScoredLearner, sectionProgressRows } from '@/domain/dashboard/scores/test-scores';
import { loggedWeeks } from '@/domain/dashboard/study/logged-weeks';
import { buildStudyChartData } from '@/domain/dashboard/study/study-bars';
import { studiedDaysText, studyCalendar } from '@/domain/dashboard/study/study-calendar';
import { hoursVersusTargetText } from '@/domain/dashboard/study/study-days';
import { weeklyTargetHoursOf, weeklyTargetName } from '@/domain/dashboard/study/weekly-target';
import type { Learner } from '@/domain/learner/learner';
import { topicLabel } from '@/domain/learner/topic-count';
import { dashboardSectionNames } from '@/domain/section-names';
import { formatCount, formatNumber, formatOrdinal, formatTableHours } from '@/lib/text/format';
import { latestTotalText } from './preparation-headline';
import { preparationVerdict } from './preparation-verdict';
import { statusSinceText, testCountdownText } from './verdict-text';

/** The messages of a presentation's slides: each says in one line what its card shows. None ends with a period. */
export interface SlideMessages {
  readonly verdict: string;
  readonly total: string;
  readonly sections: string;
  readonly week: string;
  readonly studyDays: string;
  readonly weaknesses: string;
  readonly percentile: string;
  readonly goals: string;
}

/** Returns each slide's message. A card without figures yet has a message that says so. */
export function slideMessages(learner: Learner, asOf: AsOf): SlideMessages {
  return {
    verdict: verdictMessage(learner, asOf),
    total: latestTotalText(learner, asOf),
    sections: sectionsMessage(learner),
    week: weekMessage(learner, asOf),
    studyDays: studyDaysMessage(learner, asOf),
    weaknesses: weaknessesMessage(learner, asOf),
    percentile: percentileMessage(learner),
    goals: goalsMessage(learner, asOf),
  };
}

function verdictMessage(learner: Learner, asOf: AsOf): string {
  const verdict = preparationVerdict(learner, asOf);
  const { days } = testCountdownText(verdict);
  const status = statusSinceText(verdict, asOf.day);
  return days === null ? status : `${status}, ${formatCount(days, 'day')} to the test`;
}

function sectionsMessage(learner: ScoredLearner): string {
  const rows = sectionProgressRows(learner);
  const gain = sectionFurthestBehind(rows);
  if (gain !== null) return `${dashboardSectionNames[gain.subject]} has the most to gain`;
  return rows.length === 0 ? 'No section scores yet' : 'No section has a target yet';
}

function weekMessage(learner: Learner, asOf: AsOf): string {
  const { profile, plan } = learner;
  const { hours, targetHours, isRunning } = buildStudyChartData(
    loggedWeeks(learner, asOf),
    'week',
    weeklyTargetHoursOf(profile),
    plan,
    asOf,
  );
  if (hours === 0) return 'No study time this week yet';
  return `${formatTableHours(hours)} hours this week, ${hoursVersusTargetText(hours, targetHours, isRunning, weeklyTargetName(profile))}`;
}

function studyDaysMessage(learner: Learner, asOf: AsOf): string {
  const calendar = studyCalendar(learner, asOf);
  if (calendar === null) return 'No study days yet';
  const { streak, isPlanned } = calendar;
  if (streak === null || streak.days === 1) return studiedDaysText(calendar);
  const inRow = `${formatCount(streak.days, 'day')} in a row`;
  // A long streak with rest days is longer than its number of study days.
  return isPlanned ? `${inRow}, planned rest days aside` : inRow;
}

function weaknessesMessage(learner: Learner, asOf: AsOf): string {
  const [first, ...rest] = topWeaknesses(learner, asOf);
  if (first === undefined) return 'No weak topics';
  const named = `${topicLabel(first.subcategory)} first`;
  return rest.length === 0 ? named : `${named}, then ${formatCount(rest.length, 'more topic')}`;
}

function percentileMessage({ tests, profile }: ScoredLearner): string {
  const latest = testsWithPercentile(fullTests(tests)).at(-1);
  if (latest === undefined) return 'No percentile yet';
  const school = firstSchoolWithRequirement(profile.schools);
  const rank = `${formatOrdinal(latest.percentile)} percentile`;
  return school === null ? rank : `${rank}, ${schoolRequirementText(latest.percentile, school)}`;
}

function goalsMessage(learner: Learner, asOf: AsOf): string {
  const goals = currentWeeklyGoals(learner, asOf);
  if (goals.length === 0) return 'No goals this week';
  return `${formatNumber(countCompletedGoals(goals))} of ${formatCount(goals.length, 'goal')} of the week completed`;
}
