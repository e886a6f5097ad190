/**
 * The supported levels with their figures (docs/ssat.md, "Levels"). The Elementary Level isn't supported because its structure
 * differs.
 */
import { type QuantitativeTopic, quantitativeTopicLabels } from '@/domain/exam/items/item';
import type { ScoredSection } from '@/domain/exam/test/scored-sections';
import type { ScoreConversionRow, LevelWithTables, TestLevel } from './test-level';
import type { LevelId } from './level-id';
import { typedKeys } from '@/lib/typedKeys';

/** Scored questions per section, the same for the Middle and Upper Levels (docs/ssat.md, "A full test"). */
const questions: Readonly<Record<ScoredSection, number>> = { verbal: 60, quantitative: 50, reading: 40 };

const quantitativeTopics = typedKeys(quantitativeTopicLabels);

/** Topics that lists of the Upper Level have and lists of the Middle Level don't (docs/ssat.md, "The Middle Level"). */
const upperTopics: readonly QuantitativeTopic[] = ['coordinate-plane'];

/** In scaled points: the test maker's figure, the same for both levels (docs/ssat.md, "The error in a score"). */
const standardError = 18;

/** The only source found. It is undated but describes the test of these years (docs/ssat.md, "From raw to scaled scores"). */
const medianSource = { date: 'about 2012 to 2013', source: 'ivyglobal.ca' } as const;

const anchor = (raw: number, scaled: number, percentile: number | null = null): ScoreConversionRow => ({
  raw,
  scaled,
  percentile,
});

const middle: TestLevel = {
  id: 'middle',
  name: 'Middle',
  grades: { low: 5, high: 7 },
  questions,
  quantitativeTopics: quantitativeTopics.filter((topic) => !upperTopics.includes(topic)),
  prompts: ['story', 'personal'],
  scale: { least: 440, most: 710 },
  standardError,
  medians: {
    ...medianSource,
    byGrade: [
      { grade: 5, verbal: 584, quantitative: 563, reading: 569 },
      { grade: 6, verbal: 614, quantitative: 593, reading: 593 },
      { grade: 7, verbal: 638, quantitative: 614, reading: 611 },
    ],
  },
  tables: null,
};

const upper: LevelWithTables = {
  id: 'upper',
  name: 'Upper',
  grades: { low: 8, high: 11 },
  questions,
  quantitativeTopics,
  prompts: ['personal', 'general'],
  scale: { least: 500, most: 800 },
  standardError,
  medians: {
    ...medianSource,
    byGrade: [
      { grade: 8, verbal: 662, quantitative: 647, reading: 629 },
      { grade: 9, verbal: 683, quantitative: 668, reading: 644 },
      { grade: 10, verbal: 695, quantitative: 686, reading: 656 },
    ],
  },
  // Compiled from publicly quoted tables (docs/ssat.md, "From raw to scaled scores").
  tables: {
    anchors: {
      verbal: [
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
      quantitative: [
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
      reading: [
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
    readingCurve: { mean: 640, deviation: 62 },
  },
};

export const testLevels: Readonly<Record<LevelId, TestLevel>> & { readonly upper: LevelWithTables } = {
  middle,
  upper,
};
