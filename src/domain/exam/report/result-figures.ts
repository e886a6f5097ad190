/** The figures that lead a report: each score on its scale, and the verdict on every question in the order of the test. */
import type { Verdict } from '@/domain/exam/attempts/response';
import { hasScoreTables, scoreOnScale, type ScoreScale, totalScale } from '@/domain/exam/level/test-level';
import { testLevels } from '@/domain/exam/level/test-levels';
import { type RawScore, rawScore } from '@/domain/exam/scoring/scoring';
import { questionParts, type SectionResult } from '@/domain/exam/scoring/result';
import { type ScoredSection, scoredSections } from '@/domain/exam/test/scored-sections';
import type { Interval } from '@/domain/statistics';
import { noEstimateReason, type NoEstimateReason, type ScoreBand } from './estimate';
import type { TotalOrSection } from './score-interpretation';
import type { ScoreReport } from './score-report';

/** A score on its scale. */
export interface ScoreFigures {
  readonly band: Pick<ScoreBand, 'low' | 'high' | 'estimate'>;
  /** Null for a total, because we have no percentiles of totals. */
  readonly percentile: Interval | null;
  /** The estimate of the test that this one is compared with; null for none. */
  readonly previous: number | null;
  /** Null for none, and for one that isn't on the scale. */
  readonly target: number | null;
}

/** The verdicts of one part of a test, in its order. */
export interface PartAnswers {
  readonly id: string;
  readonly verdicts: readonly Verdict[];
}

export interface SectionFigures {
  readonly section: ScoredSection;
  /** Null if there is no estimate; `noEstimate` then says why. */
  readonly score: ScoreFigures | null;
  readonly noEstimate: NoEstimateReason | null;
  /** The score that stands in its place at a level without score tables; null at the others. */
  readonly raw: RawScore | null;
  readonly parts: readonly PartAnswers[];
}

export interface ResultFigures {
  readonly scale: ScoreScale;
  readonly totalScale: ScoreScale;
  readonly total: ScoreFigures | null;
  /** The sections with scored questions, in the order of scores. */
  readonly sections: readonly SectionFigures[];
  /** Parts that don't count toward a section's score, such as an experimental section or a drill. */
  readonly others: readonly PartAnswers[];
}

export type Targets = Readonly<Record<TotalOrSection, number | null>>;

export const noTargetScores: Targets = { total: null, verbal: null, quantitative: null, reading: null };

export function partAnswers({ id, items }: Pick<SectionResult, 'id' | 'items'>): PartAnswers {
  return { id, verdicts: verdictsOf({ items }) };
}

const verdictsOf = ({ items }: Pick<SectionResult, 'items'>) => items.map(({ verdict }) => verdict);

export function resultFigures(
  { estimate, before, result }: Pick<ScoreReport, 'estimate' | 'before' | 'result'>,
  targets: Targets,
): ResultFigures {
  const level = testLevels[estimate.level];
  const whole = totalScale(level);
  const parts = questionParts(result);
  return {
    scale: level.scale,
    totalScale: whole,
    total:
      estimate.total === null
        ? null
        : {
            band: bandOf(estimate.total),
            percentile: null,
            previous: before?.bands.total?.estimate ?? null,
            target: scoreOnScale(targets.total, whole),
          },
    sections: scoredSections.flatMap((section): SectionFigures[] => {
      const own = parts.filter((part) => isOfSection(part, section));
      if (own.length === 0) return [];
      const each = estimate.sections[section];
      return [
        {
          section,
          score:
            each.state !== 'estimated'
              ? null
              : {
                  band: bandOf(each.band),
                  percentile: each.percentile,
                  previous: before?.bands.sections[section]?.estimate ?? null,
                  target: scoreOnScale(targets[section], level.scale),
                },
          noEstimate: noEstimateReason(each),
          raw: hasScoreTables(level) ? null : rawScore(own.flatMap(verdictsOf)),
          parts: own.map(partAnswers),
        },
      ];
    }),
    others: parts
      .filter((part) => scoredSections.every((section) => !isOfSection(part, section)))
      .map(partAnswers),
  };
}

const isOfSection = (part: SectionResult, section: ScoredSection) => part.scored && part.section === section;

const bandOf = ({ low, high, estimate }: ScoreBand) => ({ low, high, estimate });
