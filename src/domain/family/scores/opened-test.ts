/** One test as it is told when it is opened: its scores with their error, beside their targets and beside the test before. */
import { number } from '@/lib/format';
import type { IsoDay } from '@/lib/calendar';
import { dayAt } from '@/lib/localTime';
import type { Measured } from '@/domain/family/change';
import type { StudyLog, TestRecord } from '@/domain/family/log';
import type { ChildRecord } from '@/domain/family/records';
import { type ScoreBand, bandStanding, scoreBand } from './score-band';
import { type ScoredSection, scoredSections } from '@/domain/exam/scored-sections';
import { fullTestBreaks, testMinutes } from './test-length';
import { fullTests, percentileOf, sectionHistory, sectionScore, targetTotal, totalOf } from './tests';

/** A score of a test beside what it is measured by. */
export interface OpenedScore {
  readonly band: ScoreBand;
  readonly target: number;
  /** Points since the test before that had the same score, and the day of that test; null where there was none. */
  readonly since: { readonly day: IsoDay; readonly change: number } | null;
}

export interface OpenedTest {
  readonly day: IsoDay;
  /** Epoch milliseconds of its start. */
  readonly at: number;
  /** Of work, without the breaks. */
  readonly minutes: number;
  readonly breakMinutes: number;
  /** Null in a section test, which has neither. */
  readonly total: OpenedScore | null;
  readonly percentile: number | null;
  /** Those that the test holds, in the order of the labels. */
  readonly sections: readonly (OpenedScore & { readonly subject: ScoredSection })[];
}

/** Everything that the log and the targets say of a test. */
export function openedTest(record: Pick<ChildRecord, 'log' | 'targets'>, test: TestRecord): OpenedTest {
  const total = totalOf(test);
  return {
    day: dayAt(test.at),
    at: test.at,
    minutes: testMinutes(test),
    breakMinutes: test.kind === 'full' ? fullTestBreaks : 0,
    percentile: percentileOf(test),
    total:
      total === null
        ? null
        : scoreOf(total, 'total', targetTotal(record), lastBefore(totalsOf(record.log), test.at)),
    sections: scoredSections.flatMap((subject) => {
      const score = sectionScore(test, subject);
      if (score === null) return [];
      const before = lastBefore(sectionHistory(record.log.tests, subject), test.at);
      return [{ subject, ...scoreOf(score, 'section', record.targets[subject], before) }];
    }),
  };
}

interface Before {
  readonly at: number;
  readonly score: number;
}

function totalsOf({ tests }: StudyLog): readonly Before[] {
  return fullTests(tests).map((test) => ({ at: test.at, score: totalOf(test) ?? 0 }));
}

function lastBefore(scores: readonly Before[], at: number): Before | undefined {
  return scores.findLast((each) => each.at < at);
}

function scoreOf(value: number, of: Measured, target: number, before: Before | undefined): OpenedScore {
  return {
    band: scoreBand(value, of),
    target,
    since: before === undefined ? null : { day: dayAt(before.at), change: value - before.score },
  };
}

/** Where a score stands to its target, the error considered: "49 above the target of 735; the low end of the band is above it too". */
export function targetStanding({ band, target }: Pick<OpenedScore, 'band' | 'target'>): string {
  const distance = band.value - target;
  const place =
    distance === 0
      ? `exactly on the target of ${number(target)}`
      : `${number(Math.abs(distance))} ${distance > 0 ? 'above' : 'below'} the target of ${number(target)}`;
  const standing = bandStanding(band, target);
  if (standing === 'near') return `${place}, which lies within the band`;
  return standing === 'above'
    ? `${place}; the low end of the band is above it too`
    : `${place}; the high end of the band is below it too`;
}
