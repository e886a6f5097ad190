/** The arithmetic of the test history: totals, ranges, change. Tests come as the log has them, the oldest first. */
import { addDays } from '@/lib/calendar';
import { dayAt, localMs } from '@/lib/localTime';
import type { AsOf } from '@/domain/family/clock';
import type { FullTest, TestRecord } from '@/domain/family/log';
import type { ChildRecord, Scores, SectionScore } from '@/domain/family/records';
import { type ScoredSection, scoredSections } from '@/domain/exam/scored-sections';

/** The total of a full test; null for a section test, which has none. */
export function totalOf(test: TestRecord): number | null {
  return test.kind === 'full' ? test.verbal + test.quantitative + test.reading : null;
}

/** A section's score in a test; null where the test didn't hold it. */
export function sectionScore(test: TestRecord, subject: ScoredSection): number | null {
  if (test.kind === 'full') return test[subject];
  return test.kind === subject ? test.score : null;
}

/** The percentile rank of a full test; null for a section test. */
export function percentileOf(test: TestRecord): number | null {
  return test.kind === 'full' ? test.percentile : null;
}

/** The full tests from an instant on, oldest first, as a chart draws them. */
export function fullTests(tests: readonly TestRecord[], sinceMs = Number.NEGATIVE_INFINITY): FullTest[] {
  return tests.filter((test): test is FullTest => test.kind === 'full' && test.at >= sinceMs);
}

/** A section's score, and the instant of the test that it comes from. */
export interface ScoreAt {
  readonly at: number;
  readonly score: number;
}

/** Every score of a section, in full tests and tests of its own, oldest first. */
export function sectionHistory(tests: readonly TestRecord[], subject: ScoredSection): readonly ScoreAt[] {
  return tests.flatMap((test) => {
    const score = sectionScore(test, subject);
    return score === null ? [] : [{ at: test.at, score }];
  });
}

/** What the test before came to, in the same measure: a total for a full test, that section's score for a section test. */
export function previousScore(tests: readonly TestRecord[], test: TestRecord): number | null {
  const before = tests.filter(({ at }) => at < test.at);
  if (test.kind !== 'full') return sectionHistory(before, test.kind).at(-1)?.score ?? null;
  const full = fullTests(before).at(-1);
  return full === undefined ? null : totalOf(full);
}

/** The mean total of the full tests, rounded to a whole point; null before the first. */
export function averageTotal(tests: readonly TestRecord[]): number | null {
  const totals = fullTests(tests).map((test) => totalOf(test) ?? 0);
  return totals.length === 0 ? null : Math.round(totals.reduce((sum, each) => sum + each, 0) / totals.length);
}

/** The total to reach: the sections' targets together. */
export function targetTotal({ targets }: Pick<ChildRecord, 'targets'>): number {
  return scoredSections.reduce((sum, subject) => sum + targets[subject], 0);
}

/** The latest total with its percentile, the one before, and the target. */
export function scoresOf(record: Pick<ChildRecord, 'log' | 'targets'>): Scores {
  const { latest, previous } = lastTwo(record.log.tests);
  return {
    latest: latest === null ? null : totalOf(latest),
    previous: previous === null ? null : totalOf(previous),
    percentile: latest?.percentile ?? null,
    target: targetTotal(record),
  };
}

/** A week, for the weekly change of a section's score. */
const weekDays = 7;

/** Each section's latest score beside its target and beside what stood a week ago; none before a first score. */
export function sectionScores(
  { log, targets }: Pick<ChildRecord, 'log' | 'targets'>,
  asOf: AsOf,
): readonly SectionScore[] {
  const weekAgo = localMs(addDays(asOf.day, 1 - weekDays));
  return scoredSections.flatMap((subject): SectionScore[] => {
    const history = sectionHistory(log.tests, subject);
    const latest = history.at(-1);
    if (latest === undefined) return [];
    const stood = history.findLast(({ at }) => at < weekAgo);
    return [
      {
        subject,
        current: latest.score,
        target: targets[subject],
        weeklyChange: stood === undefined ? null : latest.score - stood.score,
        since: stood === undefined ? null : dayAt(stood.at),
      },
    ];
  });
}

/** The newest full test and the one before it; null where there is none. */
export function lastTwo(tests: readonly TestRecord[]): {
  readonly latest: FullTest | null;
  readonly previous: FullTest | null;
} {
  const full = fullTests(tests);
  return { latest: full.at(-1) ?? null, previous: full.at(-2) ?? null };
}
