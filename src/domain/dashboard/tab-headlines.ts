/** The headline of each family dashboard tab except the overview: one sentence that interprets the tab's figures. */
import { isolated } from '@/lib/text/isolated';
import { assertUnreachable } from '@/lib/assert';
import type { IsoDay } from '@/lib/dates/calendar';
import {
  capitalize,
  formatDecimalHours,
  formatList,
  formatNumber,
  formatOrdinal,
  formatPercent,
} from '@/lib/text/format';
import { changeSinceText, dashboardTestText } from './score-change-text';
import type { GoalKind } from '@/domain/learner/learner-goal';
import type { LearnerPlan } from '@/domain/learner/learner-plan';
import {
  daysRemaining,
  daysRemainingText,
  type Goal,
  goalKindNouns,
  goalStatus,
  summarizeGoals,
} from './goals/goals';
import { isGoalOnPace } from './goals/goal-pace';
import type { AsOf } from './as-of';
import type { Headline } from './answer/preparation-headline';
import type { FullTest } from '@/domain/learner/learner-test';
import { mostNeglectedSubject, subjectTimes } from './study/study-balance';
import { hoursOfTargetText, monthHoursText, weeksInRange } from './study/study-range';
import { dashboardSectionNames } from '@/domain/section-names';
import { type SchoolWithTarget, schoolTargetText } from './scores/school-targets';
import { totalCourse } from './scores/total-course';
import {
  comparableTests,
  fullTestBand,
  fullTests,
  mainScore,
  namedTest,
  type ScoredLearner,
  scoreText,
} from './scores/test-scores';
import { resultKindOf, wholeResults } from './scores/raw-results';
import { rawChangeText, rightOfText, rightText } from './scores/raw-result-text';
import type { FamilyNotification } from './insights/notifications';
import { bestTotalText, rawTestLine } from './insights/report-figure-text';
import type { WeeklyReport } from './insights/weekly-report';
import {
  studyHoursInWeeks,
  type LoggedWeek,
  weekTargetHours,
  type WeekTargetState,
  weekTargetState,
} from './study/logged-weeks';

/** Returns the test scores headline: the latest course of the total, and the percentile compared with the school's. */
export function scoresHeadline(
  learner: ScoredLearner,
  school: SchoolWithTarget | null,
  today: IsoDay,
): Headline {
  if (resultKindOf(learner) === 'raw') return rawScoresHeadline(learner, today);
  const tests = comparableTests(learner);
  const latest = fullTests(tests).at(-1);
  if (latest === undefined)
    return {
      tone: 'neutral',
      verdict: 'No full test yet.',
      reason: tests.some((test) => test.scope === 'diagnostic' && mainScore(test) !== null)
        ? 'The free test gives a wide range; the trend begins with the first full test.'
        : 'Practice scores, percentiles, and trends appear after the first test.',
    };
  const place = placeOf(latest, school);
  const change = totalCourse(learner);
  if (change === null)
    return {
      tone: 'neutral',
      verdict: 'A first practice score.',
      reason: `The first full test shows ${place}.`,
    };
  return {
    tone: courseTones[change.direction],
    verdict: courseVerdicts[change.direction],
    reason: `${capitalize(changeSinceText(change, today))}; now at ${place}.`,
  };
}

const courseVerdicts = { up: 'Rising.', down: 'Falling.', stable: 'No clear change.' } as const;
const courseTones = { up: 'good', down: 'watch', stable: 'neutral' } as const;

/** The same at a level without score tables: the latest test of all sections, and the change of its share of right answers. */
function rawScoresHeadline(learner: ScoredLearner, today: IsoDay): Headline {
  const latest = wholeResults(learner).at(-1);
  if (latest === undefined)
    return {
      tone: 'neutral',
      verdict: 'No full test yet.',
      reason: 'Raw scores and shares of right answers appear after the first test.',
    };
  const { result, change } = latest;
  return change === null
    ? {
        tone: 'neutral',
        verdict: 'A first result.',
        reason: `${capitalize(dashboardTestText(namedTest(latest.test), today))} had ${rightOfText(result)} questions right.`,
      }
    : {
        tone: courseTones[change.trend],
        verdict: courseVerdicts[change.trend],
        reason: `${capitalize(rawChangeText(change, today))}; now ${rightText(result)}.`,
      };
}

/**
 * Formats the percentile and the target for the school: "the 92nd percentile, which meets the target for Ashby Hall, the 85th". If no
 * percentile was reported, formats the total instead.
 */
function placeOf(test: FullTest, school: SchoolWithTarget | null): string {
  const { totalPercentile } = test;
  if (totalPercentile === null) return `a total of ${scoreText(test, fullTestBand(test))}`;
  return `the ${formatOrdinal(totalPercentile)} percentile${school === null ? '' : schoolPart(totalPercentile, school)}`;
}

function schoolPart(percentile: number, school: SchoolWithTarget): string {
  return percentile >= school.targetPercentile
    ? `, which meets the target for ${isolated(school.name)}, the ${formatOrdinal(school.targetPercentile)}`
    : `, ${schoolTargetText(percentile, school)}`;
}

/** Returns the study time headline: this week's hours compared with the target, and the subject that gets too little time. */
export function studyHeadline(
  weeks: readonly LoggedWeek[],
  weeklyTargetHours: number | null,
  plan: LearnerPlan | null,
  asOf: AsOf,
): Headline {
  const [week] = weeks;
  const done = week === undefined ? 0 : studyHoursInWeeks([week]);
  const target = week === undefined ? weeklyTargetHours : weekTargetHours(week, weeklyTargetHours, plan);
  if (week === undefined || done === 0)
    return {
      tone: 'neutral',
      verdict: 'Nothing logged this week.',
      reason:
        target === null
          ? 'Sessions and tests count as soon as they end.'
          : `The week\u2019s target is ${formatDecimalHours(target)} hours.`,
    };
  const month = weeksInRange(weeks, 'month');
  const neglected = mostNeglectedSubject(subjectTimes(month));
  const balance =
    neglected === null
      ? 'no subject is clearly short of its share'
      : `${dashboardSectionNames[neglected.subject]} had ${formatPercent(neglected.percentage)} of ${monthHoursText(month)}, and we advise ${formatPercent(neglected.recommended)}`;
  const reason = `${hoursOfTargetText(done, target, { stretch: ' this week' })}; ${balance}.`;
  const state = weekTargetState(week, weeklyTargetHours, plan, asOf);
  switch (state) {
    case 'no target':
      return { tone: 'neutral', verdict: 'No weekly target yet.', reason };
    case 'reached':
      return { tone: 'good', verdict: 'Target met.', reason };
    case 'running':
      return { tone: 'neutral', verdict: 'The week so far.', reason };
    case 'short':
      // Minutes that round to nothing are missing, too.
      return {
        tone: 'watch',
        verdict: `${formatDecimalHours(Math.max(0.1, (target ?? 0) - done))} hours short.`,
        reason,
      };
    default:
      return assertUnreachable(state);
  }
}

/**
 * Returns the notifications headline: the counts of unread notifications and unread alerts, and the latest title.
 * @param hasChoices true if the screen offers notification settings
 */
export function notificationsHeadline(
  notifications: readonly FamilyNotification[],
  hasChoices = true,
): Headline {
  const unread = notifications.filter((each) => !each.read);
  if (unread.length === 0)
    return {
      tone: 'neutral',
      verdict: 'Nothing unread.',
      reason: hasChoices
        ? 'Choose below what is sent, where, and when.'
        : 'New practice scores, missed sessions, and milestones appear here.',
    };
  const alerts = unread.filter((each) => each.type === 'alert').length;
  return {
    tone: alerts > 0 ? 'watch' : 'neutral',
    verdict: `${formatNumber(unread.length)} unread.`,
    reason: `${alerts === 0 ? 'No alerts among them' : alerts === 1 ? 'One of them is an alert' : `${formatNumber(alerts)} of them are alerts`}. The latest: ${unread[0]?.title}.`,
  };
}

const reportVerdicts = {
  'no target': { tone: 'neutral', verdict: 'The week so far.' },
  running: { tone: 'neutral', verdict: 'The week so far.' },
  reached: { tone: 'good', verdict: 'Target met.' },
  short: { tone: 'watch', verdict: 'A short week.' },
} as const satisfies Record<WeekTargetState, object>;

/** Returns a weekly report's headline: hours compared with the target, and the week's test results. */
export function reportHeadline(report: WeeklyReport, today: IsoDay): Headline {
  return {
    ...reportVerdicts[report.targetState],
    reason: `${[hoursOfTargetText(report.studyHours, report.targetHours), ...testLines(report, today)].join('; ')}.`,
  };
}

/** The results of a report's tests; with raw results, a total is that of an official test. */
function testLines(report: WeeklyReport, today: IsoDay): readonly string[] {
  const { raw, bestScoreText, improvement, sections } = report;
  const change = improvement === null ? '' : `, ${changeSinceText(improvement, today)}`;
  if (raw.length > 0 || bestScoreText !== null)
    return [
      ...raw.map((each) => rawTestLine(each, today)),
      ...(bestScoreText === null
        ? []
        : [`${raw.length > 0 ? 'official ' : ''}${bestTotalText(bestScoreText, report)}${change}`]),
    ];
  return [
    sections.length === 0
      ? 'no test'
      : formatList(sections.map((each) => `${dashboardSectionNames[each.subject]} at ${each.displayText}`)),
  ];
}

/** Returns the headline for goals of one kind: the number on pace and the goal due next. */
export function goalsHeadline(goals: readonly Goal[], kind: GoalKind, today: IsoDay): Headline {
  const noun = goalKindNouns[kind];
  if (goals.length === 0)
    return {
      tone: 'neutral',
      verdict: `No ${noun} yet.`,
      reason: 'Each goal shows how far along it is and whether it is on pace.',
    };
  const { next } = summarizeGoals(goals, today);
  const open = goals.filter((goal) => goalStatus(goal, today) !== 'completed');
  const onPace = open.filter((goal) => isGoalOnPace(goal, today)).length;
  const due =
    next === null
      ? 'Nothing is due.'
      : `Due next: ${isolated(next.title)}, ${daysRemainingText(daysRemaining(next.targetDate, today))}.`;
  return {
    tone: onPace === open.length ? 'good' : 'watch',
    verdict: goalsVerdict(onPace, open.length, noun),
    reason: due,
  };
}

function goalsVerdict(onPace: number, open: number, noun: string): string {
  if (open === 0) return `Every ${noun} is met.`;
  if (open === 1) return `The only open ${noun} is ${onPace === 1 ? 'on' : 'behind'} pace.`;
  if (onPace === open) return `All open ${noun}s are on pace.`;
  if (onPace === 0) return `All open ${noun}s are behind pace.`;
  return `${formatNumber(onPace)} of ${formatNumber(open)} open ${noun}s ${onPace === 1 ? 'is' : 'are'} on pace.`;
}
