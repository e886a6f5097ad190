/**
 * Raw to scaled scores and percentiles, Upper Level, as an estimate. Every form of the real test is equated, so each has a
 * table of its own; this one is put together from publicly quoted tables (docs/ssat.md, "From raw to scaled scores").
 */
import { present } from '@/lib/assert';
import { normalShare } from '@/domain/statistics';
import { questionsOnTest, type ScoredSection, scoredSections } from '@/domain/exam/scored-sections';

export const lowestScaled = 500;
export const highestScaled = 800;

/** Where a section's score stands on its scale: 0 at the lowest, 1 at the highest. */
export function shareOfScale(scaled: number): number {
  return (scaled - lowestScaled) / (highestScaled - lowestScaled);
}

/** The ends of the scale of a total, which adds up the three sections. */
export const lowestTotal = scoredSections.length * lowestScaled;
export const highestTotal = scoredSections.length * highestScaled;

/** What a drawing of a scale names: both ends, and two marks that part it in thirds. */
export function scaleMarks(lowest: number, highest: number): readonly number[] {
  return [0, 1, 2, 3].map((step) => lowest + (step * (highest - lowest)) / 3);
}

interface Anchor {
  readonly raw: number;
  readonly scaled: number;
  /** Null where no table was found; reading takes its percentiles from a curve. */
  readonly percentile: number | null;
}

interface Scale {
  /** Scored questions of a full test; the two quantitative sections count as one. */
  readonly questions: number;
  /** From the lowest to the highest raw score. */
  readonly anchors: readonly Anchor[];
}

const anchor = (raw: number, scaled: number, percentile: number | null = null): Anchor => ({
  raw,
  scaled,
  percentile,
});

export const scales: Readonly<Record<ScoredSection, Scale>> = {
  verbal: {
    questions: questionsOnTest.verbal,
    anchors: [
      anchor(0, 506, 1),
      anchor(5, 533, 2),
      anchor(10, 563, 6),
      anchor(15, 590, 14),
      anchor(20, 617, 25),
      anchor(25, 644, 40),
      anchor(30, 671, 56),
      anchor(35, 698, 71),
      anchor(40, 725, 83),
      anchor(45, 752, 93),
      anchor(50, 779, 97),
      anchor(55, 800, 99),
    ],
  },
  quantitative: {
    questions: questionsOnTest.quantitative,
    anchors: [
      anchor(0, 530, 1),
      anchor(5, 557, 3),
      anchor(10, 584, 6),
      anchor(15, 614, 14),
      anchor(20, 641, 24),
      anchor(25, 668, 38),
      anchor(30, 698, 53),
      anchor(35, 725, 67),
      anchor(40, 755, 83),
      anchor(45, 782, 93),
      anchor(50, 800, 99),
    ],
  },
  reading: {
    questions: questionsOnTest.reading,
    anchors: [
      anchor(0, 512),
      anchor(5, 544),
      anchor(10, 576),
      anchor(15, 608),
      anchor(20, 640),
      anchor(25, 672),
      anchor(30, 705),
      anchor(35, 735),
      anchor(40, 800),
    ],
  },
};

/** Reading percentiles: a normal curve with this mean and standard deviation (docs/ssat.md, "From raw to scaled scores"). */
const readingCurve = { mean: 640, deviation: 62 };

/** The two neighbors that a value lies between, by `valueOf`; the outermost two for a value beyond them. */
function neighbors(
  anchors: readonly Anchor[],
  value: number,
  valueOf: (each: Anchor) => number,
): [Anchor, Anchor] {
  const above = anchors.findIndex((each, index) => index > 0 && valueOf(each) >= value);
  const index = above === -1 ? anchors.length - 1 : above;
  return [
    present(anchors[index - 1], 'A scale has two anchors at least'),
    present(anchors[index], 'A scale has two anchors at least'),
  ];
}

function topRaw(section: ScoredSection): number {
  return Math.max(...scales[section].anchors.map(({ raw }) => raw));
}

/**
 * The scaled score of a raw score of a whole section, on a straight line between the anchors and on from the lowest one, within
 * 500 and 800, not rounded. `raw` is in points and may be a fraction or negative.
 */
export function scaledOf(section: ScoredSection, raw: number): number {
  if (raw >= topRaw(section)) return highestScaled;
  const [low, high] = neighbors(scales[section].anchors, raw, (each) => each.raw);
  const scaled = low.scaled + ((raw - low.raw) * (high.scaled - low.scaled)) / (high.raw - low.raw);
  return Math.min(highestScaled, Math.max(lowestScaled, scaled));
}

/** The slope is taken over so many raw points on both sides: an error reaches across the anchors. */
const slopeReach = 5;

/** Scaled points that one raw point is worth around a raw score, on average. Above the highest anchor, what it is just below. */
export function scaledPerRaw(section: ScoredSection, raw: number): number {
  const top = topRaw(section);
  const from = Math.min(Math.max(raw, slopeReach) - slopeReach, top - slopeReach);
  const to = Math.min(Math.max(raw, 0) + slopeReach, top);
  return (scaledOf(section, to) - scaledOf(section, from)) / (to - from);
}

/** The percentile rank of a scaled score, a whole number from 1 to 99, among first-time test takers of the same grade. */
export function percentileOf(section: ScoredSection, scaled: number): number {
  const percentile =
    section === 'reading'
      ? 100 * normalShare((scaled - readingCurve.mean) / readingCurve.deviation)
      : tablePercentile(scales[section].anchors, scaled);
  return Math.min(99, Math.max(1, Math.round(percentile)));
}

function tablePercentile(anchors: readonly Anchor[], scaled: number): number {
  const [low, high] = neighbors(anchors, scaled, (each) => each.scaled);
  const [lowRank, highRank] = [low.percentile ?? 1, high.percentile ?? 99];
  return lowRank + ((scaled - low.scaled) * (highRank - lowRank)) / (high.scaled - low.scaled);
}
