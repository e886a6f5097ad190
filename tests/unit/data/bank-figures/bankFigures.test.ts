/** The bank figures stated on pages match the bank and its recorded reviews. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { countBankFigures, blindReadQuestions } from '@/data/bank-figures/countBankFigures';
import { bankFigures } from '@/data/bank-figures/bankFigures';
import { bankFiguresText } from '@/data/items/author';
import { levelIds } from '@/domain/exam/level/level-id';
import { testLevels } from '@/domain/exam/level/test-levels';
import { scoredSections } from '@/domain/exam/test/scored-sections';
import { analogyItem, quantitativeItem, synonymItem } from '../../domain/exam/sample-items';

const total = (numbers: readonly number[]) => numbers.reduce((before, each) => before + each, 0);

test('the saved figures match the content', () => {
  expect(
    bankFigures,
    'The figures of the bank are older than its content: run `npm run items -- index`.',
  ).toEqual(JSON.parse(bankFiguresText()));
});

test.each(levelIds)('the kinds of the %s level add up', (level) => {
  const { questions, synonyms, analogies, quantitative, reading, fullForms } = bankFigures.byLevel[level];
  expect(synonyms + analogies + quantitative + reading).toBe(questions);
  const scored = scoredSections.reduce((sum, section) => sum + testLevels[level].questions[section], 0);
  expect(questions).toBeGreaterThan(fullForms * scored);
});

test.each([
  'questions',
  'synonyms',
  'analogies',
  'quantitative',
  'reading',
  'passages',
  'prompts',
  'fullForms',
  'readAgain',
] as const)('the %s of the levels add up, because levels share none', (name) =>
  expect(total(levelIds.map((level) => bankFigures.byLevel[level][name]))).toBe(bankFigures[name]),
);

test('levels share generators and topics of math', () => {
  const { byLevel, generators, mathTopics } = bankFigures;
  expect(Math.max(...levelIds.map((level) => byLevel[level].mathTopics))).toBe(mathTopics);
  for (const level of levelIds) {
    expect(byLevel[level].generators).toBeGreaterThan(0);
    expect(byLevel[level].generators).toBeLessThanOrEqual(generators);
    expect(byLevel[level].mathTopics).toBe(testLevels[level].quantitativeTopics.length);
  }
});

test('the number of questions read without the key matches the bank’s records', () => {
  const record = readFileSync(new URL('../../../../src/data/items/README.md', import.meta.url), 'utf8');
  /** Returns the first four cells of a row of the readings: the questions of each kind, without the generated ones. */
  const row = (name: string) =>
    new RegExp(String.raw`^\| ${name} +\|((?: *\d+ *\|){4})`, 'm')
      .exec(record)?.[1]
      ?.match(/\d+/g)
      ?.map(Number) ?? [];
  const rows = { middle: row('Middle Level'), upper: row('Items') };
  for (const level of levelIds) {
    const { synonyms, analogies, reading, quantitative, readAgain } = bankFigures.byLevel[level];
    expect(rows[level]).toEqual([synonyms, analogies, reading, quantitative]);
    expect(blindReadQuestions[level]).toBe(total(rows[level]));
    expect(readAgain).toBe(blindReadQuestions[level]);
  }
});

test('ignores earlier versions', () => {
  const file = { set: 'starter', section: 'verbal', passages: [], prompts: [], misfits: [] };
  const figures = countBankFigures({
    files: [
      { ...file, items: [synonymItem(1, { key: 'A' }), analogyItem(1, { key: 'B' })] },
      { ...file, section: 'quantitative', items: [quantitativeItem(1, { key: 'B', check: null })] },
      { ...file, set: 'earlier', items: [synonymItem(2)] },
      { ...file, set: 'practice', section: 'reading-skills', items: [synonymItem(3, { key: 'C' })] },
      { ...file, set: 'middle-practice', section: 'synonyms', items: [synonymItem(4, { key: 'D' })] },
    ],
    generators: [],
    sources: { 'pas-0001': ['a fact', 'another'] },
    words: { middle: ['brisk', 'plight'], upper: ['plight'] },
  });
  expect(figures).toMatchObject({
    questions: 5,
    synonyms: 3,
    byLevel: {
      middle: { questions: 1, synonyms: 1, fullForms: 2, words: 2 },
      upper: { questions: 4, synonyms: 2, words: 1 },
    },
    recomputed: 0,
    facts: 2,
    passagesWithFacts: 1,
    words: 2,
    mostFrequentKey: 0.4,
  });
});
