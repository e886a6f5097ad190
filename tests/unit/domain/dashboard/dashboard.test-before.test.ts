/**
 * Every screen compares a test with the same earlier one and gives the same difference: for the simulated, sample, and random
 * records, the dashboards, the report of the result, and the trend on Test Results agree with a plain reading of the rule.
 */
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { otherFamilyLoaders } from '@/data/sample';
import { topicAdvice } from '@/data/texts/topic-advice';
import { lastChangeText } from '@/domain/dashboard/answer/preparation-headline';
import { buildPreparationSummary } from '@/domain/dashboard/answer/parent-answer';
import type { AsOf } from '@/domain/dashboard/as-of';
import type { ChangeSince } from '@/domain/dashboard/figures';
import { recentNotifications } from '@/domain/dashboard/insights/notifications';
import { sectionAnalyses } from '@/domain/dashboard/insights/section-analyses';
import { buildWeeklyReport } from '@/domain/dashboard/insights/weekly-report';
import { changeSinceText } from '@/domain/dashboard/score-change-text';
import { sectionTrends, totalTrend } from '@/domain/dashboard/scores/score-trend';
import { sectionBands } from '@/domain/dashboard/scores/section-bands';
import { buildTestDetails } from '@/domain/dashboard/scores/test-details';
import {
  changeSincePrevious,
  currentTotalScores,
  fullTests,
  lastTwoFullTests,
  mainScore,
  previousTest,
  sectionHistory,
  sectionProgressRows,
} from '@/domain/dashboard/scores/test-scores';
import { loggedWeeks } from '@/domain/dashboard/study/logged-weeks';
import { placeOfTest, type ComparableTest } from '@/domain/exam/report/comparable-test';
import { compareTests } from '@/domain/exam/report/estimate-comparison';
import { testBefore } from '@/domain/exam/report/test-before';
import { scoredSections } from '@/domain/exam/test/scored-sections';
import { type LearnerTest, sectionBandOf, totalBandOf } from '@/domain/learner/learner-test';
import type { Learner } from '@/domain/learner/learner';
import { addDays } from '@/lib/dates/calendar';
import { localDayAt, localOffsetMinutes } from '@/lib/dates/localTime';
import { simulations } from '../../../simulated';
import { copyOf, deviceMs, deviceOf, type LearnerView, sampleAt } from '../../data/learners/learner-views';
import { ago, evening, freeTest, full, logOf, recordWith, section, taken } from './logs';

beforeAll(() => void vi.useFakeTimers({ now: deviceMs, toFake: ['Date'] }));
afterAll(() => void vi.useRealTimers());

/** The rule, as the product's page words it. */
function expectedBefore(tests: readonly LearnerTest[], of: LearnerTest): LearnerTest | null {
  const earlier = tests.filter(
    (each) =>
      each.end < of.end && each.level === of.level && each.scope === of.scope && mainScore(each) !== null,
  );
  return earlier.toSorted((a, b) => a.end - b.end).at(-1) ?? null;
}

/** A test as results and the report see it. */
const comparable = (own: LearnerTest): ComparableTest => ({
  id: own.id,
  scope: own.scope,
  finishedAt: { utcMs: own.end, offsetMinutes: localOffsetMinutes(own.end) },
  bands: {
    level: own.level,
    sections: {
      verbal: sectionBandOf(own, 'verbal'),
      quantitative: sectionBandOf(own, 'quantitative'),
      reading: sectionBandOf(own, 'reading'),
    },
    total: totalBandOf(own),
  },
});

const named = (before: LearnerTest | null) => before && { scope: before.scope, day: localDayAt(before.end) };
const shown = (change: ChangeSince | null) => change && [change.since, change.difference];

function checkRecord(learner: Learner, asOf: AsOf): void {
  const { tests } = learner;
  const trends = sectionTrends(learner);
  for (const each of tests) {
    const before = expectedBefore(tests, each);
    expect(previousTest(tests, each)).toBe(before);
    // Results and the report.
    const found = testBefore(placeOfTest(comparable(each)), tests.map(comparable), placeOfTest);
    expect(found?.id ?? null).toBe(before?.id ?? null);
    const compared = found === null ? null : compareTests(found.bands, comparable(each).bands);
    const change = changeSincePrevious(tests, each);
    expect(change?.since ?? null).toEqual(mainScore(each) === null ? null : named(before));
    const isWhole = each.scope === 'full' || each.scope === 'diagnostic';
    const main =
      each.scope === 'full' || each.scope === 'diagnostic' ? compared?.total : compared?.[each.scope];
    expect(change?.difference ?? null).toBe(main?.difference ?? null);
    // The test's dialog.
    const details = buildTestDetails(learner, each);
    if (isWhole && details.total !== null) expect(details.total.change).toEqual(change);
    for (const { subject, change: own } of details.sections) {
      expect(own?.since ?? null).toEqual(own === null ? null : named(before));
      expect(own?.difference ?? null).toBe(compared?.[subject]?.difference ?? null);
      const trend = trends.find((of) => of.subject === subject);
      const point = trend?.scores.find((score) => score.test === each);
      if (point !== undefined) expect(shown(point.change)).toEqual(shown(own));
    }
    const total = totalTrend(learner).scores.find((score) => score.test === each);
    if (total !== undefined) expect(shown(total.change)).toEqual(shown(change));
  }
  checkLatest(learner);
  checkReports(learner, asOf);
}

/** The figures of the latest scores. */
function checkLatest(learner: Learner): void {
  const { tests } = learner;
  const scores = currentTotalScores(learner);
  expect(scores.change).toEqual(scores.test === null ? null : changeSincePrevious(tests, scores.test));
  const { latest, previous } = lastTwoFullTests(learner);
  expect(previous).toBe(latest === null ? null : expectedBefore(tests, latest));
  for (const { subject, change } of sectionProgressRows(learner)) {
    const newest = sectionHistory(learner, subject).at(-1)?.test;
    const own = newest === undefined ? null : expectedBefore(tests, newest);
    const band = sectionBands(learner).find((each) => each.subject === subject);
    expect(change?.since ?? null).toEqual(change === null ? null : named(own));
    expect(band?.previous?.change ?? null).toEqual(change);
  }
}

/** The reports of four weeks, the analyses, the notifications, and the verdict. */
function checkReports(learner: Learner, asOf: AsOf): void {
  const { tests } = learner;
  for (const analysis of sectionAnalyses(learner, topicAdvice, asOf)) {
    const row = sectionProgressRows(learner).find(({ subject }) => subject === analysis.subject);
    expect(analysis.previous?.change ?? null).toEqual(row?.change ?? null);
  }
  for (const { from, days } of loggedWeeks(learner, asOf).slice(0, 4)) {
    const report = buildWeeklyReport(learner, topicAdvice, from, asOf);
    const latest = fullTests(days.flatMap((day) => day.tests)).at(-1);
    expect(report.improvement).toEqual(latest === undefined ? null : changeSincePrevious(tests, latest));
    for (const { subject, previous } of report.sections) {
      const own = sectionHistory({ ...learner, tests: days.flatMap((day) => day.tests) }, subject).at(
        -1,
      )?.test;
      if (own !== undefined && previous !== null)
        expect(previous.change.since).toEqual(named(expectedBefore(tests, own)));
    }
  }
  for (const { subject, text } of recentNotifications(learner, asOf)) {
    if (subject.kind !== 'test') continue;
    const change = changeSincePrevious(tests, subject.test);
    if (change !== null) expect(text).toContain(changeSinceText(change, asOf.day));
    else expect(text).not.toContain('since');
  }
  const { reason } = buildPreparationSummary(learner, asOf).verdict;
  const { latest } = lastTwoFullTests(learner);
  const fall = reason.kind === 'fell' ? reason : reason.kind === 'below' ? reason.fell : null;
  if (fall !== null && latest !== null)
    expect([fall.since, -fall.by]).toEqual(shown(changeSincePrevious(tests, latest)));
}

const records: readonly (readonly [string, () => Promise<LearnerView>])[] = [
  ...simulations.map((what) => [`device: ${what}`, () => deviceOf(what)] as const),
  ['sample: first child', async () => sampleAt()],
  ...Object.entries(otherFamilyLoaders).map(
    ([name, load]) => [`sample: ${name}`, async () => sampleAt(await load())] as const,
  ),
];

describe.each(records)('%s', (_, load) => {
  test('names one test before on every screen, in the record and in its shared copy', async () => {
    const view = await load();
    checkRecord(view.learner, view.asOf);
    const copy = copyOf(view);
    checkRecord(copy.learner, copy.asOf);
  });
});

test('any tests are compared alike on every screen', () => {
  const score = fc.integer({ min: 500, max: 800 });
  const anyTest = fc.oneof(
    fc.record({ kind: fc.constant('full' as const), score }),
    fc.record({ kind: fc.constant('free' as const), score }),
    fc.record({ kind: fc.constant('partial' as const), score }),
    fc.record({ kind: fc.constantFrom(...scoredSections), score }),
  );
  fc.assert(
    fc.property(fc.array(anyTest, { maxLength: 12 }), (all) => {
      const tests = all.map(({ kind, score: each }, index): LearnerTest => {
        const day = addDays(ago(0), -2 * (all.length - 1 - index));
        if (kind === 'full') return full(day, 3 * each);
        if (kind === 'free') return freeTest(day, each);
        return kind === 'partial' ? taken(day, 'full', { verbal: each }) : section(day, each, kind);
      });
      checkRecord(recordWith(logOf([], tests)), evening);
    }),
    { numRuns: 60 },
  );
});

test('a full test after a free test is first of its kind, and rises only since the full test before', () => {
  const tests = [full(ago(40), 2100), freeTest(ago(20), 750), full(ago(1), 2177)];
  const learner = recordWith(logOf([], tests));
  expect(lastChangeText(currentTotalScores(learner), evening.day)).toBe('up 77 since the full test of Oct 6');
  const first = recordWith(logOf([], tests.slice(1)));
  expect(lastChangeText(currentTotalScores(first), evening.day)).toBe(
    'first full test: nothing to compare it with yet',
  );
});
