/**
 * Nothing shown about a sample family is in the future, on every Sunday of three years: no sentence, day, or instant is later than
 * the family's present, except for plans (a booked test, a goal's deadline). A day without a year is in the current year.
 */
import { afterEach, describe, expect, test, vi } from 'vitest';
import { otherFamilyLoaders, defaultSampleFamily } from '@/data/sample';
import { buildSampleFamily, type SampleFamily } from '@/data/sample/sampleChild';
import {
  statusSinceText,
  verdictReasonText,
  parentNextStepText,
  verdictSentence,
} from '@/domain/dashboard/answer/verdict-text';
import { buildPreparationSummary } from '@/domain/dashboard/answer/parent-answer';
import { preparationHeadline } from '@/domain/dashboard/answer/preparation-headline';
import { type AsOf, asOfEvening } from '@/domain/dashboard/as-of';
import { topicAdvice } from '@/data/texts/topic-advice';
import { recommendedGoals } from '@/domain/dashboard/goals/recommended-goals';
import { upcomingTests } from '@/domain/dashboard/study/upcoming-tests';
import { productivityMetrics } from '@/domain/dashboard/insights/productivity-metrics';
import type { Learner } from '@/domain/learner/learner';
import { hasTrendScores, sectionTrends, totalTrend } from '@/domain/dashboard/scores/score-trend';
import { sectionTrendText, totalTrendText } from '@/domain/dashboard/scores/score-trend-text';
import { reportHeadline } from '@/domain/dashboard/tab-headlines';
import { recentAndMissedActivities } from '@/domain/dashboard/insights/missed-activities';
import { sectionAnalyses } from '@/domain/dashboard/insights/section-analyses';
import { recentNotifications } from '@/domain/dashboard/insights/notifications';
import { summarizePerformance } from '@/domain/dashboard/insights/performance-summary';
import { reportWeekLabel, sectionChangesText } from '@/domain/dashboard/insights/report-figure-text';
import { weeklyReportItems, buildWeeklyReport } from '@/domain/dashboard/insights/weekly-report';
import { studyAdvice } from '@/domain/dashboard/insights/study-advice';
import { addDays, type IsoDay, isIsoDay } from '@/lib/dates/calendar';
import { localDayAt } from '@/lib/dates/localTime';

afterEach(() => vi.unstubAllEnvs());

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const monthName = `(${months.join('|')})`;
/** "Apr 18", "Apr 18, 2026", "Apr 20 to 26, 2026", and "Apr 27 to May 3, 2026", whose year applies to both days. */
const namedDay = new RegExp(
  `\\b${monthName} (\\d{1,2})(?: to (?:${monthName} )?(\\d{1,2}))?(?:, (\\d{4}))?\\b`,
  'g',
);

/** Returns the days that a text names, as read on a given day. */
function daysNamed(text: string, today: IsoDay): readonly IsoDay[] {
  return [...text.matchAll(namedDay)].flatMap(
    ([, month, date, toMonth = month, toDate, year = today.slice(0, 4)]) =>
      [[month, date] as const, [toMonth, toDate] as const].flatMap(([name, number]) => {
        const read = `${year}-${String(months.indexOf(name ?? '') + 1).padStart(2, '0')}-${(number ?? '').padStart(2, '0')}`;
        return isIsoDay(read) ? [read] : [];
      }),
  );
}

/** Returns every day in a value at any depth: ISO days, days named in text, and those of instants under `at`. */
function daysIn(value: unknown, today: IsoDay, key = ''): readonly IsoDay[] {
  if (typeof value === 'string') return isIsoDay(value) ? [value] : daysNamed(value, today);
  if (typeof value === 'number') return key === 'at' ? [localDayAt(value)] : [];
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([name, each]) =>
    daysIn(each, today, Array.isArray(value) ? key : name),
  );
}

/**
 * Returns this week's report, the last one, and an earlier one that rotates by Sunday: creating a year of reports takes too long.
 */
function reportsOn(learner: Learner, asOf: AsOf, turn: number) {
  const lines = weeklyReportItems(learner, asOf);
  return lines
    .filter((_, index) => index < 2 || index === turn % lines.length)
    .map(({ firstDay }) => buildWeeklyReport(learner, topicAdvice, firstDay, asOf));
}

function shownOn(learner: Learner, asOf: AsOf, turn: number): unknown {
  const today = asOf.day;
  const { verdict, nextStep, conversationTip } = buildPreparationSummary(learner, asOf);
  const trend = totalTrend(learner);
  return {
    reports: reportsOn(learner, asOf, turn).map((report) => [
      report,
      reportWeekLabel(report, today),
      reportHeadline(report, today),
      report.sections.length === 0 ? '' : sectionChangesText(report, today),
    ]),
    notifications: recentNotifications(learner, asOf),
    activities: recentAndMissedActivities(learner, asOf),
    analyses: sectionAnalyses(learner, topicAdvice, asOf),
    performance: summarizePerformance(learner, asOf),
    advice: studyAdvice(learner, topicAdvice, asOf),
    productivity: productivityMetrics(learner, asOf),
    headline: preparationHeadline(learner, asOf),
    verdict: [
      statusSinceText(verdict, today),
      verdictSentence(verdict, today),
      verdictReasonText(verdict, today),
      verdict.since,
    ],
    step: parentNextStepText(nextStep),
    talk: conversationTip,
    scores: [
      hasTrendScores(trend) ? totalTrendText(trend, asOf) : '',
      ...sectionTrends(learner).map((section) => sectionTrendText(section, asOf)),
    ],
  };
}

/** Returns a child's planned days in the future. */
function plannedFor(learner: Learner, asOf: AsOf): ReadonlySet<IsoDay> {
  const goals = [...learner.goals, ...recommendedGoals(learner, asOf)].map(({ dueOn }) => dueOn);
  return new Set([...upcomingTests(learner, asOf).map(({ day }) => day), ...goals]);
}

test.each<[string, readonly IsoDay[]]>([
  ['No change since Apr 18.', ['2027-04-18']],
  ['No change since Apr 18, 2026.', ['2026-04-18']],
  ['Week of Apr 20 to 26, 2026', ['2026-04-20', '2026-04-26']],
  ['Week of Apr 27 to May 3, 2026', ['2026-04-27', '2026-05-03']],
  ['Week of Dec 28, 2026 to Jan 3', ['2026-12-28', '2027-01-03']],
  ['May 12 hours be enough?', ['2027-05-12']],
  ['Two tests in March', []],
])('finds in "%s" the days %j', (text, days) => expect(daysNamed(text, '2027-03-14')).toEqual(days));

const firstSunday: IsoDay = '2026-11-15';
const weeks = 26;
/** Three years of Sundays, in half-years. */
const halfYears = [0, 1, 2, 3, 4, 5].map((half) =>
  Array.from({ length: weeks }, (_, week) => addDays(firstSunday, 7 * (weeks * half + week))),
);
const zones = ['America/New_York', 'America/Los_Angeles', 'UTC', 'Pacific/Auckland'];

const samples: readonly (readonly [string, () => Promise<SampleFamily>])[] = [
  ['two', async () => defaultSampleFamily],
  ...Object.entries(otherFamilyLoaders),
];

describe.each(samples)('the family %s', (_, load) => {
  test.each(halfYears.map((sundays) => [sundays[0], sundays] as const))(
    'shows nothing from the future in the half year from %s',
    async (__, sundays) => {
      const sample = await load();
      for (const [index, sunday] of sundays.entries()) {
        vi.stubEnv('TZ', zones[index % zones.length] ?? 'UTC');
        const { asOf, children } = buildSampleFamily(sample, asOfEvening(sunday));
        for (const learner of children) {
          const planned = plannedFor(learner, asOf);
          const ahead = daysIn(shownOn(learner, asOf, index), asOf.day).filter(
            (day) => day > asOf.day && !planned.has(day),
          );
          expect(ahead, `${learner.profile.id} on ${sunday}`).toEqual([]);
        }
      }
    },
  );
});
