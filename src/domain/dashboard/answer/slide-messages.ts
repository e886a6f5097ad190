/** The slides of a presentation, and the message above each. */
import type { AsOf } from '@/domain/dashboard/as-of';
import { countCompletedGoals, currentWeeklyGoals } from '@/domain/dashboard/goals/weekly-goals';
import { sectionFurthestBehind } from '@/domain/dashboard/progress-band';
import { returnedQuestions } from '@/domain/dashboard/practice/returned-questions';
import { countWeakTopics, topWeaknesses } from '@/domain/dashboard/practice/weakness';
import { dashboardTestText } from '@/domain/dashboard/score-change-text';
import { latestResult } from '@/domain/dashboard/scores/latest-result';
import {
  firstSchoolWithTarget,
  schoolTargetText,
  testsWithPercentile,
} from '@/domain/dashboard/scores/school-targets';
import {
  comparableTests,
  fullTests,
  namedTest,
  type ScoredLearner,
  sectionProgressRows,
  testsWithTotal,
} from '@/domain/dashboard/scores/test-scores';
import { rawTrend, resultKindOf, wholeResults } from '@/domain/dashboard/scores/raw-results';
import { rawChangeText, rightText } from '@/domain/dashboard/scores/raw-result-text';
import type { ResultKind } from '@/domain/learner/raw-result';
import { latestPracticeDay } from '@/domain/dashboard/study/day-details';
import { loggedWeeks } from '@/domain/dashboard/study/logged-weeks';
import { daysAheadText, scheduleAhead } from '@/domain/dashboard/study/planned-days';
import { buildStudyChartData } from '@/domain/dashboard/study/study-bars';
import { studiedDaysText, studyCalendar } from '@/domain/dashboard/study/study-calendar';
import { hoursVersusTargetText } from '@/domain/dashboard/study/study-days';
import { weeklyTargetHoursOf, weeklyTargetName } from '@/domain/dashboard/study/weekly-target';
import { loggedDay, sittingCount, studyMinutes } from '@/domain/dashboard/study-log';
import { choiceByLetter, type Item } from '@/domain/exam/items/item';
import type { Learner } from '@/domain/learner/learner';
import { topicLabel } from '@/domain/learner/topic-count';
import { dashboardSectionNames } from '@/domain/section-names';
import {
  formatCount,
  formatHourCount,
  formatLongDay,
  formatMinutes,
  formatNumber,
  formatOrdinal,
  spellOutCount,
} from '@/lib/text/format';
import { latestTotalText } from './preparation-headline';
import { preparationVerdict } from './preparation-verdict';
import { verdictSentence } from './verdict-text';

/** All slides in their order: a question, the student's side, the parents' side, and the site's address. */
export const slideNames = [
  'question',
  'practice',
  'result',
  'returned',
  'plan',
  'verdict',
  'total',
  'week',
  'studyDays',
  'weaknesses',
  'percentile',
  'goals',
  'closing',
] as const;
export type SlideName = (typeof slideNames)[number];

/** The slides about a learner; the others are the same for everyone. */
export type LearnerSlide = Exclude<SlideName, 'question' | 'closing'>;

/**
 * Returns each slide's message, which says in one line what its card shows, without a period. Null for a slide without anything to
 * show yet, which a presentation leaves out; there is always a verdict.
 */
export function slideMessages(
  learner: Learner,
  asOf: AsOf,
): Readonly<Record<LearnerSlide, string | null>> & { readonly verdict: string } {
  return {
    practice: practiceMessage(learner, asOf),
    result: resultMessage(learner, asOf),
    returned: returnedMessage(learner, asOf),
    plan: planMessage(learner, asOf),
    verdict: verdictSentence(preparationVerdict(learner, asOf), asOf.day),
    // A single total is the result.
    total: totalMessages[resultKindOf(learner)](learner, asOf),
    week: weekMessage(learner, asOf),
    studyDays: studyDaysMessage(learner, asOf),
    weaknesses: weaknessesMessage(learner, asOf),
    percentile: percentileMessage(learner),
    goals: goalsMessage(learner, asOf),
  };
}

/** Returns the message of a question's slide: "$112 is right, and a note explains why each wrong choice is tempting". */
export function questionMessage(item: Item): string {
  return `${choiceByLetter(item, item.key).text} is right, and a note explains why each wrong choice is tempting`;
}

function practiceMessage(learner: Learner, asOf: AsOf): string | null {
  const day = latestPracticeDay(learner, asOf);
  if (day === null) return null;
  const logged = loggedDay(learner, day);
  return `${formatCount(sittingCount([logged]), 'session')} on ${formatLongDay(day)}, ${formatMinutes(studyMinutes([logged]))} in all`;
}

const totalMessages: Readonly<Record<ResultKind, (learner: Learner, asOf: AsOf) => string | null>> = {
  scaled: (learner, asOf) => (testsWithTotal(learner).length < 2 ? null : latestTotalText(learner, asOf)),
  raw: (learner, { day }) => {
    const latest = rawTrend(learner).tests.at(-1);
    // The first test is the result.
    if (latest === undefined || latest.change === null) return null;
    return `${rightText(latest.result)}, ${rawChangeText(latest.change, day)}`;
  },
};

/** Without the score, which the slide shows large. */
function resultMessage(learner: ScoredLearner, { day }: AsOf): string | null {
  if (resultKindOf(learner) === 'raw') {
    const latest = wholeResults(learner).at(-1);
    return latest === undefined
      ? null
      : `The raw scores of ${dashboardTestText(namedTest(latest.test), day)}`;
  }
  const result = latestResult(learner);
  const latest = result?.tests.at(-1);
  if (result === null || latest === undefined) return null;
  const test = dashboardTestText(namedTest(latest), day);
  const gain = sectionFurthestBehind(sectionProgressRows(result));
  return gain === null
    ? `The scores of ${test}`
    : `The most to gain is in ${dashboardSectionNames[gain.subject]}, according to ${test}`;
}

function returnedMessage(learner: Learner, asOf: AsOf): string | null {
  const returned = returnedQuestions(learner, asOf);
  if (returned === null) return null;
  const { right, answered } = returned;
  return `${formatNumber(right)} of ${formatCount(answered, 'question')} that returned ${answered === 1 ? 'was' : 'were'} right`;
}

function planMessage({ plan }: Learner, asOf: AsOf): string | null {
  const days = scheduleAhead(plan, asOf).flatMap((day) => (day.kind === 'study' ? [day.hours] : []));
  if (days.length === 0) return null;
  const hours = days.reduce((sum, each) => sum + each, 0);
  return `${formatHourCount(hours)} planned on ${formatNumber(days.length)} of the next 7 days, ${daysAheadText(asOf)}`;
}

function weekMessage(learner: Learner, asOf: AsOf): string | null {
  const { profile, plan } = learner;
  const { hours, targetHours, isRunning } = buildStudyChartData(
    loggedWeeks(learner, asOf),
    'week',
    weeklyTargetHoursOf(profile),
    plan,
    asOf,
  );
  if (hours === 0) return null;
  return `${formatHourCount(hours)} this week, ${hoursVersusTargetText(hours, targetHours, isRunning, weeklyTargetName(profile))}`;
}

function studyDaysMessage(learner: Learner, asOf: AsOf): string | null {
  const calendar = studyCalendar(learner, asOf);
  if (calendar === null) return null;
  const { streak, isPlanned } = calendar;
  if (streak === null || streak.days === 1) return studiedDaysText(calendar);
  const inRow = `${formatCount(streak.days, 'day')} in a row`;
  // A long streak with rest days is longer than its number of study days.
  return isPlanned ? `${inRow}, planned rest days aside` : inRow;
}

function weaknessesMessage(learner: Learner, asOf: AsOf): string | null {
  const [first] = topWeaknesses(learner, asOf);
  if (first === undefined) return null;
  const named = `${topicLabel(first.subcategory)} first`;
  const count = countWeakTopics(learner, asOf);
  return count === 1 ? named : `${named} of ${spellOutCount(count)} weak topics`;
}

function percentileMessage(learner: ScoredLearner): string | null {
  const { profile } = learner;
  const ranked = testsWithPercentile(fullTests(comparableTests(learner)));
  const latest = ranked.at(-1);
  // A single percentile is part of the result.
  if (latest === undefined || ranked.length < 2) return null;
  const school = firstSchoolWithTarget(profile.schools);
  const rank = `${formatOrdinal(latest.percentile)} percentile`;
  return school === null ? rank : `${rank}, ${schoolTargetText(latest.percentile, school)}`;
}

function goalsMessage(learner: Learner, asOf: AsOf): string | null {
  const goals = currentWeeklyGoals(learner, asOf);
  if (goals.length === 0) return null;
  return `${formatNumber(countCompletedGoals(goals))} of ${formatCount(goals.length, 'goal')} of the week completed`;
}
