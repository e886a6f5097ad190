/** The question that the home page lets visitors try and that a presentation begins with. */
import { generateItem } from './generators/generator';
import { percentGenerators } from './generators/percent';
import { type Item, quantitativeTopicLabels } from '@/domain/exam/items/item';
import { sectionName } from '@/domain/section-names';
import { assertPresent } from '@/lib/assert';
import { capitalize } from '@/lib/text/format';

const generator = assertPresent(
  percentGenerators.find(({ id }) => id === 'percent-sale-price'),
  'The bank draws no question about a sale price',
);

/** Its section and topic: "Math: Percent". */
export const sampleQuestionTitle = `${sectionName('quantitative', 'dashboard')}: ${capitalize(quantitativeTopicLabels[generator.topic])}`;

/** The first question, the same in every document: a seed that asks for the sale price after a discount. */
export const firstSampleSeed = 12;

/** Returns the question of a seed. */
export const sampleQuestion = (seed: number): Item => generateItem(generator, seed);
