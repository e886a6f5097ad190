/**
 * No text says or implies that the test has only one level. Built documents are checked by `tests/build/levels.test.ts`.
 */
import { describe, expect, test } from 'vitest';
import { pageDescriptions } from '@/app/prerender/descriptions';
import { bankFigures } from '@/data/bank-figures/bankFigures';
import { levelFigures } from '@/data/texts/levelTexts';
import { homeText } from '@/data/texts/pages/home';
import { pageTexts } from '@/data/texts/pageTexts';
import { levelIds } from '@/domain/exam/level/level-id';
import { testLevels } from '@/domain/exam/level/test-levels';
import { stripInlineMarks } from '@/domain/page-text/inline-marks';
import { formatNumber, spellOutCount } from '@/lib/text/format';
import { routeIds, site } from '@/site';
import { levelNamesIn, sentencesAboutOneLevel } from './levelSentences';

const files = import.meta.glob<Record<string, unknown>>('../../../src/data/{texts,facts}/**/*.ts', {
  eager: true,
});

function stringsOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(stringsOf);
}

const texts: readonly (readonly [string, readonly string[]])[] = [
  ...Object.entries(files).map(
    ([file, module]) =>
      [file.slice(file.lastIndexOf('/') + 1), stringsOf(module).map(stripInlineMarks)] as const,
  ),
  ...routeIds.map((id) => [id, [pageDescriptions[id], site[id].title, site[id].heading]] as const),
];

/** Sentences that name one level alone, because they are about what only that level has, or about both in turn. */
const aboutOne: readonly { readonly says: RegExp; readonly because: string }[] = [
  {
    says: /^(?:So |You see what to practice next, and |The result is an |These figures are |What a practice test shows: .*|See the score guide .*)?(?:at|for|estimate for) the Upper Level\b(?=.*(?:estimate|range|percentile|report|\.$))/i,
    because: 'only this level has score tables',
  },
  {
    says: /Middle Level.*(?:raw score|no public table)|^Tables of the Middle Level$/,
    because: 'the other level has score tables',
  },
  { says: /^On the (?:Upper|Middle) Level, |^Prompts, /, because: 'the prompts of the levels, in turn' },
  { says: /ssat\.org, Upper Level page/, because: 'the name of a source' },
  {
    says: /\bsample\b|\bexample\b|^Percentile by scaled score/i,
    because: 'a sample or a table of one level',
  },
  { says: /which topics only the Upper Level has/, because: 'a topic that the other level doesn’t have' },
  { says: /This is a general question, as on the Upper Level\./, because: 'one level’s prompt' },
  {
    says: /^(?:Upper|Middle)(?: Level| \(\d+–\d+\))?$|^\d+ \((?:Upper|Middle)\)$/,
    because: 'a cell of a table that has one for each level',
  },
];

describe.each(texts)('%s', (_, own) => {
  test('has no sentence about one level alone without a reason', () => {
    const found = sentencesAboutOneLevel(own).filter((sentence) =>
      aboutOne.every(({ says }) => !says.test(sentence)),
    );
    expect(found).toEqual([]);
  });

  test('gives no count or letters of the full tests of one level', () => {
    expect(
      own.filter((text) => /\b(?:three|two) (?:complete|full)[\w-]* tests?\b(?! for the)/i.test(text)),
    ).toEqual(
      // A course takes as many as it has weeks for; see `tests/unit/domain/plan/courses/course.test.ts`.
      own.filter((text) => /four-week SSAT course/.test(text)),
    );
    expect(own.filter((text) => /\bA, B,? (?:and|or) C\b/.test(text))).toEqual([]);
  });
});

test('every reason is still needed', () => {
  const sentences = texts.flatMap(([, own]) => sentencesAboutOneLevel(own));
  const unused = aboutOne.filter(({ says }) => !sentences.some((sentence) => says.test(sentence)));
  expect(unused).toEqual([]);
});

test.each(Object.entries(pageTexts))('the text of %s names all levels or none', (_, text) => {
  const named = new Set(stringsOf(text).flatMap(levelNamesIn));
  expect([0, levelIds.length]).toContain(named.size);
});

test('no title names a single level', () => {
  expect(routeIds.filter((id) => levelNamesIn(`${site[id].title} ${site[id].heading}`).length === 1)).toEqual(
    [],
  );
});

describe('the bank is counted for each level', () => {
  test.each([
    ['home', homeText],
    ['about', pageTexts.about],
    ['features', pageTexts.features],
  ])('on %s', (_, text) => {
    const all = stringsOf(text);
    for (const { figures } of levelFigures) {
      expect(all.some((each) => each.includes(formatNumber(figures.questions)))).toBe(true);
      expect(
        all.some(
          (each) =>
            each === formatNumber(figures.fullForms) ||
            new RegExp(String.raw`\b${spellOutCount(figures.fullForms)}\b`).test(each),
        ),
      ).toBe(true);
    }
  });

  test('no other text gives a count of all questions', () => {
    const total = formatNumber(bankFigures.questions);
    const counted = texts.filter(([, own]) => own.some((text) => text.includes(total))).map(([name]) => name);
    expect(counted).toEqual(['home.ts']);
  });
});

test('the grades of a level are given with those of the others', () => {
  const spans = levelIds.map((level) => {
    const { low, high } = testLevels[level].grades;
    return new RegExp(String.raw`grades? ${low} to ${high}\b`);
  });
  const partial = texts.filter(([, own]) => {
    const given = spans.filter((span) => own.some((text) => span.test(text)));
    return given.length > 0 && given.length < spans.length;
  });
  expect(partial.map(([name]) => name)).toEqual([]);
});
