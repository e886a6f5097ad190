/** The language of practice content besides items: relations and their bridges, formulas to recall, roots. */
import { expect, test } from 'vitest';
import { formulaQuestions } from '@/data/formulas/formulaQuestions';
import { bridgeExercises } from '@/data/relations/bridgeExercises';
import { relationGuides } from '@/data/relations/relationGuides';
import { rootFamilies } from '@/data/roots/rootFamilies';
import { misspelled, slipsIn } from './language';

/** Formulas are replaced by a number, since their letters aren't text. */
const words = (text: string) => text.replaceAll(/`[^`]*`/g, '0');

const texts = {
  relations: [
    ...relationGuides.flatMap(({ example, bridge, why, trap }) => [...example, bridge, why, trap]),
    ...Object.values(bridgeExercises)
      .flat()
      .flatMap(({ bridges, choices }) => [
        ...bridges.flatMap(({ text, why }) => [text, why]),
        ...choices.flatMap(({ tried, why }): string[] => [tried, why ?? '']),
      ]),
  ],
  formulas: formulaQuestions.flatMap(({ question, choices, use }) =>
    [question, ...choices.flatMap(({ text, why }) => [text, why ?? '']), use].map(words),
  ),
  roots: rootFamilies.flatMap(({ meaning, family, lookAlike }) => [
    meaning,
    ...family.flatMap((member) => [member.word, member.meaning]),
    lookAlike.word,
    lookAlike.note,
  ]),
} as const;

test.each(Object.entries(texts))('%s: American spelling, and no style errors', async (_, own) => {
  expect(own.flatMap(slipsIn)).toEqual([]);
  expect(await misspelled(own.join('\n'))).toEqual([]);
});
