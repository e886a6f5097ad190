/** Calculations on the test history: totals, ranges, changes. Functions expect tests oldest first, as in the log. */
import type { TestLevel } from '@/domain/exam/level/test-level';
import { testLevels } from '@/domain/exam/level/test-levels';
import type { ScoreBand } from '@/domain/exam/report/estimate';
import type { TestScope } from '@/domain/exam/catalog/test-kind';
import { type ScoredSection, scoredSections } from '@/domain/exam/test/scored-sections';
import { type NamedTest, type PlacedTest, testBefore } from '@/domain/exam/report/test-before';
import type { ChangeSince, PreviousScore, SectionProgress, TotalScores } from '@/domain/dashboard/figures';
import { targetTotal } from '@/domain/learner/learner-profile';
import type { Learner } from '@/domain/learner/learner';
import {
  type FullTest,
  isOfficialTest,
  isOtherProvidersTest,
  type LearnerTest,
  sectionBandOf,
  totalBandOf,
} from '@/domain/learner/learner-test';
import { mainRawResult } from '@/domain/learner/raw-result';
import { scoreChangeBetween } from '@/domain/learner/section-score';
import { assertPresent } from '@/lib/assert';
import { formatNumber, formatRange } from '@/lib/text/format';
import { localDayAt } from '@/lib/dates/localTime';

/** The fields of a learner that score calculations need. */
export type ScoredLearner = Pick<Learner, 'tests' | 'profile'>;

export const fullTestBand = (test: FullTest): ScoreBand =>
  assertPresent(totalBandOf(test), 'a full test has every score');

/**
 * Returns the tests at the learner's level, oldest first. Levels have separate scales and questions, so results of two are never
 * compared or averaged: those of another level are only listed. Omits tests of other providers, because the error of their scores
 * isn't known.
 */
export function comparableTests({ tests, profile: { level } }: ScoredLearner): readonly LearnerTest[] {
  const isComparable = (test: LearnerTest) => test.level === level && !isOtherProvidersTest(test);
  return tests.every(isComparable) ? tests : tests.filter(isComparable);
}

/** A test with a total: a full test or the free test. */
export interface TestWithTotal {
  readonly test: LearnerTest;
  readonly total: ScoreBand;
}

/** Returns the tests with a total at the learner's level, in order. */
export function testsWithTotal(learner: ScoredLearner): readonly TestWithTotal[] {
  return comparableTests(learner).flatMap((test) => {
    const total = totalBandOf(test);
    return total === null ? [] : [{ test, total }];
  });
}

export function hasEstimatedScores({ scores }: Pick<LearnerTest, 'scores'>): boolean {
  return Object.values(scores).some(({ state }) => state === 'estimated');
}

/** Formats a score: an estimate as its range, "1,870 to 1,986"; a reported score as its number, "2,340". */
export function scoreText(test: Pick<LearnerTest, 'scores'>, band: ScoreBand): string {
  return hasEstimatedScores(test) ? formatRange(band) : formatNumber(band.estimate);
}

/** Returns a section's score in scaled points, that of another provider included; null if the test has none. */
export function sectionScore(test: LearnerTest, section: ScoredSection): number | null {
  const score = test.scores[section];
  if (score === undefined) return null;
  return score.state === 'estimated' ? score.band.estimate : score.score;
}

/** Returns the total in scaled points, that of another provider included; null unless every section has a score. */
export function testTotal(test: LearnerTest): number | null {
  const scores = scoredSections.flatMap((section) => sectionScore(test, section) ?? []);
  return scores.length < scoredSections.length ? null : scores.reduce((sum, score) => sum + score, 0);
}

/** Formats a section's score as `scoreText`, one of another provider as its number; null if the test has none. */
export function sectionScoreText(test: LearnerTest, section: ScoredSection): string | null {
  return shownText(test, sectionBandOf(test, section), sectionScore(test, section));
}

/** Formats the total as `scoreText`, that of another provider as its number; null unless every section has a score. */
export function totalText(test: LearnerTest): string | null {
  return shownText(test, totalBandOf(test), testTotal(test));
}

/** Formats the headline score of a test: `mainScore`, or that of another provider. Null if it has none. */
export function mainScoreText(test: LearnerTest): string | null {
  return isWhole(test.scope) ? totalText(test) : sectionScoreText(test, test.scope);
}

function shownText(test: LearnerTest, band: ScoreBand | null, score: number | null): string | null {
  if (band !== null) return scoreText(test, band);
  return score === null ? null : formatNumber(score);
}

/** Returns true for a test of all three sections. */
export const isWholeTest = ({ scope }: Pick<LearnerTest, 'scope'>): boolean => isWhole(scope);

const isWhole = (scope: TestScope): scope is 'full' | 'diagnostic' =>
  scope === 'full' || scope === 'diagnostic';

function isFull(test: LearnerTest): test is FullTest {
  return test.scope === 'full' && totalBandOf(test) !== null;
}

/** Returns true for a full test with a total or, at a level without score tables, with a result in every section. */
export function isFullTest(test: LearnerTest): boolean {
  return isFull(test) || (test.scope === 'full' && mainRawResult(test) !== null);
}

/** Returns the full tests with a total since an instant, oldest first. Omits those of other providers, whose totals have no band. */
export function fullTests(
  tests: readonly LearnerTest[],
  sinceMs = Number.NEGATIVE_INFINITY,
): readonly FullTest[] {
  return tests.filter(isFull).filter(({ at }) => at >= sinceMs);
}

/** A section's score in one test. */
export interface SectionScoreOfTest {
  readonly test: LearnerTest;
  readonly band: ScoreBand;
  /** The score as text: a scaled score, or the range of an estimate. */
  readonly displayText: string;
  readonly estimated: boolean;
}

function sectionScoreOf(test: LearnerTest, section: ScoredSection): SectionScoreOfTest | null {
  const band = sectionBandOf(test, section);
  return band === null
    ? null
    : { test, band, displayText: scoreText(test, band), estimated: hasEstimatedScores(test) };
}

/** Returns a section's scores on all tests at the learner's level, single-section tests included, oldest first. */
export function sectionHistory(
  learner: ScoredLearner,
  section: ScoredSection,
): readonly SectionScoreOfTest[] {
  return comparableTests(learner).flatMap((test) => sectionScoreOf(test, section) ?? []);
}

/**
 * Returns the headline score of a test: the total, or for a single-section test its section's score. Null if it has none, and for a
 * test of another provider.
 */
export function mainScore(test: LearnerTest): ScoreBand | null {
  return isWhole(test.scope) ? totalBandOf(test) : sectionBandOf(test, test.scope);
}

/** Returns the test that a test is compared with, of all tests in any order; null if there is none. */
export function previousTest(tests: readonly LearnerTest[], test: LearnerTest): LearnerTest | null {
  return testBefore(placeOf(test), tests, placeOf);
}

/**
 * Returns a test as the rule of the test before sees it.
 * @param mainOf returns the headline result that a test needs to be compared with; null if it has none
 */
export const placedTest = (test: LearnerTest, mainOf: (test: LearnerTest) => object | null): PlacedTest => ({
  id: test.id,
  level: test.level,
  scope: test.scope,
  endMs: test.end,
  hasMainScore: mainOf(test) !== null,
});

const placeOf = (test: LearnerTest) => placedTest(test, mainScore);

/** Names a test; one taken elsewhere with an official report is an official one. */
export const namedTest = (test: LearnerTest): NamedTest => ({
  scope: test.scope,
  day: localDayAt(test.end),
  ...(isOfficialTest(test) && { isOfficial: true }),
});

/** Returns the change of one score of a test since the test before; null if either lacks the score. */
export function changeSince(
  tests: readonly LearnerTest[],
  test: LearnerTest,
  bandOf: (test: LearnerTest) => ScoreBand | null,
): ChangeSince | null {
  const before = previousTest(tests, test);
  const [from, to] = [before === null ? null : bandOf(before), bandOf(test)];
  return before === null || from === null || to === null
    ? null
    : { ...scoreChangeBetween(from, to), since: namedTest(before) };
}

/** Returns the change of a test's main score since the test before; null if there is none. */
export function changeSincePrevious(tests: readonly LearnerTest[], test: LearnerTest): ChangeSince | null {
  return changeSince(tests, test, mainScore);
}

/** Returns a section's score in the test before, and the change since then; null if there is none. */
export function previousSectionScore(
  tests: readonly LearnerTest[],
  test: LearnerTest,
  section: ScoredSection,
): PreviousScore | null {
  const change = changeSince(tests, test, (each) => sectionBandOf(each, section));
  const before = previousTest(tests, test);
  const score = before === null ? null : sectionScoreOf(before, section);
  if (change === null || score === null) return null;
  const { band, displayText, estimated } = score;
  return { score: band.estimate, displayText, estimated, change };
}

/** Returns the mean total of the full tests, rounded to a whole point; null before the first full test. */
export function averageTotal(learner: ScoredLearner): number | null {
  const totals = fullTests(comparableTests(learner)).map((test) => fullTestBand(test).estimate);
  return totals.length === 0 ? null : Math.round(totals.reduce((sum, each) => sum + each, 0) / totals.length);
}

/** Formats the mean total. If any total is an estimate, formats a range from the mean low end to the mean high end. */
export function averageTotalText(learner: ScoredLearner): string | null {
  const average = averageTotal(learner);
  const full = fullTests(comparableTests(learner));
  if (average === null || !full.some(hasEstimatedScores))
    return average === null ? null : formatNumber(average);
  const mean = (end: 'low' | 'high') =>
    Math.round(full.reduce((sum, test) => sum + fullTestBand(test)[end], 0) / full.length);
  return formatRange({ low: mean('low'), high: mean('high') });
}

/** Returns the level whose scale a learner's scores are on. */
export function currentTestLevel({ profile: { level } }: Pick<Learner, 'profile'>): TestLevel {
  return testLevels[level];
}

export function currentTotalScores(learner: ScoredLearner): TotalScores {
  const latest = testsWithTotal(learner).at(-1);
  return {
    latest: latest?.total.estimate ?? null,
    band: latest?.total ?? null,
    estimated: latest !== undefined && hasEstimatedScores(latest.test),
    latestWords: latest === undefined ? null : scoreText(latest.test, latest.total),
    test: latest?.test ?? null,
    change: latest === undefined ? null : changeSincePrevious(learner.tests, latest.test),
    percentile: latest?.test.totalPercentile ?? null,
    target: targetTotal(learner.profile),
  };
}

/** Returns each section's latest score with its target and its change. Empty before the first score. */
export function sectionProgressRows(learner: ScoredLearner): readonly SectionProgress[] {
  const { tests, profile } = learner;
  return scoredSections.flatMap((subject): SectionProgress[] => {
    const latest = sectionHistory(learner, subject).at(-1);
    if (latest === undefined) return [];
    return [
      {
        subject,
        current: latest.band.estimate,
        displayText: latest.displayText,
        estimated: latest.estimated,
        target: profile.targets.sections[subject],
        day: localDayAt(latest.test.end),
        change: previousSectionScore(tests, latest.test, subject)?.change ?? null,
      },
    ];
  });
}

/** Returns the latest full test and the one that it is compared with. */
export function lastTwoFullTests(learner: ScoredLearner): {
  readonly latest: FullTest | null;
  readonly previous: FullTest | null;
} {
  const full = fullTests(comparableTests(learner));
  const latest = full.at(-1) ?? null;
  const before = latest === null ? null : previousTest(full, latest);
  return { latest, previous: full.find((test) => test === before) ?? null };
}
