/** Calculations on the test history: totals, ranges, changes. Functions expect tests oldest first, as in the log. */
import type { TestLevel } from '@/domain/exam/level/test-level';
import { testLevels } from '@/domain/exam/level/test-levels';
import type { ScoreBand } from '@/domain/exam/report/estimate';
import { type ScoredSection, scoredSections } from '@/domain/exam/test/scored-sections';
import type { AsOf } from '@/domain/dashboard/as-of';
import type { TotalScores, SectionProgress } from '@/domain/dashboard/figures';
import { targetTotal } from '@/domain/learner/learner-profile';
import type { LearnerRecord } from '@/domain/learner/learner-record';
import { type FullTest, type LearnerTest, sectionBandOf, totalBandOf } from '@/domain/learner/learner-test';
import { scoreChangeBetween, type ScoreChange } from '@/domain/learner/section-score';
import { assertPresent } from '@/lib/assert';
import { addDays } from '@/lib/dates/calendar';
import { formatNumber, formatRange } from '@/lib/text/format';
import { localDayAt, localEpochMs } from '@/lib/dates/localTime';

/** The fields of a record that score calculations need. */
export type ScoredRecord = Pick<LearnerRecord, 'tests' | 'profile'>;

/** Returns the total in scaled points; null unless every section has a score. */
export function testTotal(test: LearnerTest): number | null {
  return totalBandOf(test)?.estimate ?? null;
}

export const fullTestBand = (test: FullTest): ScoreBand =>
  assertPresent(totalBandOf(test), 'a full test has every score');

/** Returns the tests at the level of the latest one. Levels have separate scales, so their scores can't be compared. */
export function comparableTests<Test extends LearnerTest>(tests: readonly Test[]): readonly Test[] {
  const level = tests.at(-1)?.level;
  return tests.every((test) => test.level === level) ? tests : tests.filter((test) => test.level === level);
}

/** A test with a total: a full test or the free test. */
export interface TestWithTotal {
  readonly test: LearnerTest;
  readonly total: ScoreBand;
}

/** Returns the tests with a total that are comparable with the latest one, in order. */
export function testsWithTotal(tests: readonly LearnerTest[]): readonly TestWithTotal[] {
  return comparableTests(tests).flatMap((test) => {
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

/** Returns a section's score in scaled points; null if the test has none. */
export function sectionScore(test: LearnerTest, section: ScoredSection): number | null {
  return sectionBandOf(test, section)?.estimate ?? null;
}

function isFull(test: LearnerTest): test is FullTest {
  return test.scope === 'full' && scoredSections.every((section) => test.scores[section] !== undefined);
}

/** Returns the full tests since an instant, oldest first. */
export function fullTests(
  tests: readonly LearnerTest[],
  sinceMs = Number.NEGATIVE_INFINITY,
): readonly FullTest[] {
  return tests.filter(isFull).filter(({ at }) => at >= sinceMs);
}

/** A section's score and the start of its test, in epoch milliseconds. */
export interface DatedScore {
  readonly startMs: number;
  readonly band: ScoreBand;
  /** The score as text: a scaled score, or the range of an estimate. */
  readonly displayText: string;
  readonly estimated: boolean;
}

/** Returns a section's scores on all tests comparable with the latest, single-section tests included, oldest first. */
export function sectionHistory(tests: readonly LearnerTest[], section: ScoredSection): readonly DatedScore[] {
  return comparableTests(tests).flatMap((test) => {
    const band = sectionBandOf(test, section);
    return band === null
      ? []
      : [{ startMs: test.at, band, displayText: scoreText(test, band), estimated: hasEstimatedScores(test) }];
  });
}

/** Returns the headline score of a test: the total, or for a single-section test its section's score. Null if it has none. */
export function mainScore(test: LearnerTest): ScoreBand | null {
  return test.scope === 'full' || test.scope === 'diagnostic'
    ? totalBandOf(test)
    : sectionBandOf(test, test.scope);
}

/** Returns the change of a test's main score since the previous comparable test; null if there is none. */
export function changeSincePrevious(tests: readonly LearnerTest[], test: LearnerTest): ScoreChange | null {
  const before = tests.filter(({ at, level }) => at < test.at && level === test.level);
  const previous =
    test.scope === 'full' || test.scope === 'diagnostic'
      ? before.flatMap((each) => totalBandOf(each) ?? []).at(-1)
      : sectionHistory(before, test.scope).at(-1)?.band;
  const own = mainScore(test);
  return own === null || previous === undefined ? null : scoreChangeBetween(previous, own);
}

/** Returns the mean total of the full tests, rounded to a whole point; null before the first full test. */
export function averageTotal(tests: readonly LearnerTest[]): number | null {
  const totals = fullTests(comparableTests(tests)).map((test) => fullTestBand(test).estimate);
  return totals.length === 0 ? null : Math.round(totals.reduce((sum, each) => sum + each, 0) / totals.length);
}

/** Formats the mean total. If any total is an estimate, formats a range from the mean low end to the mean high end. */
export function averageTotalText(tests: readonly LearnerTest[]): string | null {
  const average = averageTotal(tests);
  const full = fullTests(comparableTests(tests));
  if (average === null || !full.some(hasEstimatedScores))
    return average === null ? null : formatNumber(average);
  const mean = (end: 'low' | 'high') =>
    Math.round(full.reduce((sum, test) => sum + fullTestBand(test)[end], 0) / full.length);
  return formatRange({ low: mean('low'), high: mean('high') });
}

/** Returns the level of the latest test, or of the profile before the first test. */
export function currentTestLevel({ tests, profile }: ScoredRecord): TestLevel {
  return testLevels[tests.at(-1)?.level ?? profile.level];
}

export function currentTotalScores(record: ScoredRecord): TotalScores {
  const [latest, previous] = testsWithTotal(record.tests).toReversed();
  return {
    latest: latest?.total.estimate ?? null,
    band: latest?.total ?? null,
    estimated: latest !== undefined && hasEstimatedScores(latest.test),
    latestWords: latest === undefined ? null : scoreText(latest.test, latest.total),
    test: latest?.test ?? null,
    change:
      latest === undefined || previous === undefined
        ? null
        : scoreChangeBetween(previous.total, latest.total),
    percentile: latest?.test.totalPercentile ?? null,
    target: targetTotal(record.profile),
  };
}

/** The number of days covered by a weekly change, today included. */
const weekDays = 7;

/** Returns each section's latest score with its target and recent changes. Empty before the first score. */
export function sectionProgressRows(
  { tests, profile }: ScoredRecord,
  asOf: AsOf,
): readonly SectionProgress[] {
  const weekAgo = localEpochMs(addDays(asOf.day, 1 - weekDays));
  return scoredSections.flatMap((subject): SectionProgress[] => {
    const history = sectionHistory(tests, subject);
    const latest = history.at(-1);
    if (latest === undefined) return [];
    const beforeWeek = history.findLast(({ startMs }) => startMs < weekAgo);
    const changeFrom = (before: DatedScore | undefined) =>
      before === undefined || before === latest
        ? null
        : {
            ...scoreChangeBetween(before.band, latest.band),
            from: localDayAt(before.startMs),
            to: localDayAt(latest.startMs),
          };
    return [
      {
        subject,
        current: latest.band.estimate,
        displayText: latest.displayText,
        estimated: latest.estimated,
        target: profile.targets.sections[subject],
        weeklyChange: changeFrom(beforeWeek),
        lastChange: changeFrom(history.at(-2)),
      },
    ];
  });
}

export function lastTwoFullTests(tests: readonly LearnerTest[]): {
  readonly latest: FullTest | null;
  readonly previous: FullTest | null;
} {
  const full = fullTests(comparableTests(tests));
  return { latest: full.at(-1) ?? null, previous: full.at(-2) ?? null };
}
