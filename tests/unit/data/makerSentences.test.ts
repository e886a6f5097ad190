/** The site's maker, depending on what the provider configures. */
import { expect, test } from 'vitest';
import { brand, type BrandMaker } from '@/brand';
import { makerSentences } from '@/data/makerSentences';

const maker = { name: 'Reyes Learning LLC', place: 'Ames, Iowa', person: 'Ana Reyes, who taught Latin' };

test.each<[BrandMaker, readonly string[]]>([
  [{}, []],
  [{ name: maker.name }, ['NAME is made by Reyes Learning LLC.']],
  [{ place: maker.place }, ['NAME is made in Ames, Iowa.']],
  [{ person: maker.person }, ['The person responsible is Ana Reyes, who taught Latin.']],
  [
    maker,
    [
      'NAME is made by Reyes Learning LLC in Ames, Iowa. The person responsible is Ana Reyes, who taught Latin.',
    ],
  ],
])('%o: %o', (set, sentences) => {
  expect(makerSentences(set)).toEqual(sentences.map((each) => each.replace('NAME', brand.name)));
});
