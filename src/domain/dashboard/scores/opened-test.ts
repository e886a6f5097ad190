/** One test as it is told when it is opened: its scores with their error, beside their targets and beside the test before. */
import { targetTotal } from '@/domain/learner/profile';
import type { Band } from '@/domain/exam/report/estimate';
import { type ScoredSection, scoredSections } from '@/domain/exam/scored-sections';
import { type LearnerTest, sectionBandOf, testMinutes, totalBandOf } from '@/domain/learner/learner-test';
import { bandStanding, changeBetween, type ScoreChange } from '@/domain/learner/score';
import type { IsoDay } from '@/lib/calendar';
import { number } from '@/lib/format';
import { dayAt } from '@/lib/localTime';
import { type ScoreAt, type ScoredRecord, sectionHistory, testsWithTotal } from './tests';

/** A score of a test beside what it is measured by. */
export interface OpenedScore {
  readonly band: Band;
  /** Null where none is set. */
  readonly target: number | null;
  /** Since the test before that had the same score, with the day of that test; null where there was none. */
  readonly since: { readonly day: IsoDay; readonly change: ScoreChange } | null;
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

const minuteMs = 60_000;

/** Everything that the log and the targets say of a test. */
export function openedTest(record: ScoredRecord, test: LearnerTest): OpenedTest {
  const total = totalBandOf(test);
  const minutes = testMinutes(test);
  const { tests, profile } = record;
  return {
    day: dayAt(test.at),
    at: test.at,
    minutes,
    breakMinutes: Math.max(0, Math.round((test.end - test.at) / minuteMs) - minutes),
    percentile: test.totalPercentile,
    total:
      total === null
        ? null
        : scoreOf(
            total,
            targetTotal(profile),
            testsWithTotal(tests).map((each) => ({ at: each.test.at, band: each.total })),
            test.at,
          ),
    sections: scoredSections.flatMap((subject) => {
      const band = sectionBandOf(test, subject);
      if (band === null) return [];
      return [
        {
          subject,
          ...scoreOf(band, profile.targets.sections[subject], sectionHistory(tests, subject), test.at),
        },
      ];
    }),
  };
}

function scoreOf(
  band: Band,
  target: number | null,
  history: readonly Pick<ScoreAt, 'at' | 'band'>[],
  at: number,
): OpenedScore {
  const before = history.findLast((each) => each.at < at);
  return {
    band,
    target,
    since: before === undefined ? null : { day: dayAt(before.at), change: changeBetween(before.band, band) },
  };
}

/** Where a score stands to its target, the error considered: "49 above the target of 735; the low end of the range is above it too". */
export function targetStanding({ band, target }: Pick<OpenedScore, 'band' | 'target'>): string {
  if (target === null) return 'no target is set';
  const distance = band.estimate - target;
  const place =
    distance === 0
      ? `exactly at the target of ${number(target)}`
      : `${number(Math.abs(distance))} ${distance > 0 ? 'above' : 'below'} the target of ${number(target)}`;
  const standing = bandStanding(band, target);
  if (standing === 'near') return `${place}, which is within the range`;
  return standing === 'above'
    ? `${place}; the low end of the range is above it too`
    : `${place}; the high end of the range is below it too`;
}
