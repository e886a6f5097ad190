/** The references in stems, for the forms that the bank's stems use and for every stem of the bank. */
import { describe, expect, test } from 'vitest';
import { loadSectionContent } from '@/data/items/itemBank';
import { blueprint, isContentName } from '@/domain/exam/test/blueprint';
import { referencedParagraphs } from '@/domain/exam/items/passage-reference';
import { assertPresent } from '@/lib/assert';

const prose = { form: 'prose', text: ['one', 'two', 'three', 'four'] } as const;
/** Stanzas of 3, 8, 4, and 5 lines. */
const verse = {
  form: 'verse',
  text: [3, 8, 4, 5].map((lines) => Array(lines).fill('line').join('\n')),
} as const;

describe('prose', () => {
  test.each([
    ['According to the second paragraph, at what time did the layer sink?', [1]],
    ['As it is used in the first paragraph, "running" most nearly means', [0]],
    ['As it is used at the start of the second paragraph, "sat" most nearly means', [1]],
    ['Suppose that shipping became costly. Judging by the last paragraph, companies would', [3]],
    ['As Tove uses it in her second paragraph, "quarter" most nearly means', [1]],
    ['The main point of the last paragraph of the story is that the committee', [3]],
    ['The author mentions blushing at the end of the passage in order to', [3]],
    ['The contrast of furniture and glass in the last sentence suggests that', [3]],
    ['The last sentence of the second paragraph suggests that', [1]],
    [
      'Which question does the passage raise in its first paragraph, pursue throughout and settle in its last?',
      [0, 3],
    ],
    ['The passage about the penny post, from its first paragraph to its last, is an account of', []],
    ['The first and third paragraphs differ in that', [0, 2]],
    ['From the second to the fourth paragraph, the author', [1, 2, 3]],
    ['In paragraph 2, the author', [1]],
    ['Paragraphs 2-3 describe', [1, 2]],
    ['In the ninth paragraph', []],
    ['The main idea of the passage is that', []],
    ['In the sentence that calls the brown blanket "quite unnecessary," the tone is', []],
    ['From the sentence "It was the last paragraph," it follows that', []],
    ['People turned the page and wrote across their own lines because', []],
    ['In line 12, the author', []],
  ])('%s', (stem, paragraphs) => {
    expect(referencedParagraphs(stem, prose)).toEqual(paragraphs);
  });
});

describe('verse', () => {
  test.each([
    ['Which of these things about the tree can be inferred from the third stanza of the poem?', [2]],
    ['As it is used near the end of the second stanza, "threw in" most nearly means', [1]],
    ['Toward the change in the guests at the end of the poem, the attitude is one of', [3]],
    ['As it is used in line 3, "bit" most nearly means', [0]],
    ['As it is used in line 4, "bit" most nearly means', [1]],
    ['The image in lines 11 to 13 suggests', [1, 2]],
    ['The image in line 20 suggests', [3]],
    ['The image in line 21 suggests', []],
    ['The last line suggests', [3]],
  ])('%s', (stem, stanzas) => {
    expect(referencedParagraphs(stem, verse)).toEqual(stanzas);
  });
});

/** Every reading question of the bank with its passage. */
async function readingQuestions() {
  const files = Object.entries(blueprint)
    .flatMap(([set, { sections }]) => Object.keys(sections).map((section) => `${set}/${section}`))
    .filter(isContentName);
  const asked = await Promise.all(files.map(loadSectionContent));
  return asked.flatMap(({ items, passages }) =>
    items.flatMap((item) =>
      item.kind === 'reading'
        ? [
            {
              item,
              passage: assertPresent(
                passages.find(({ id }) => id === item.passage),
                `no passage ${item.passage}`,
              ),
            },
          ]
        : [],
    ),
  );
}

test('every bank stem that names a paragraph or a stanza is resolved', async () => {
  const missed = (await readingQuestions()).flatMap(({ item: { stem }, passage }) =>
    !/\b(paragraph|stanza)\b/.test(stem) || referencedParagraphs(stem, passage).length > 0 ? [] : [stem],
  );
  expect(missed).toEqual([]);
});

test('a word is in the paragraph or stanza where its stem says that it is used, counted with a letter’s greeting', async () => {
  const missed = (await readingQuestions()).flatMap(({ item: { id, stem }, passage }) => {
    const word = /^As (?:it is )?used\b.*\u201c([^\u201d]+?),?\u201d/.exec(stem)?.[1]?.toLowerCase();
    const named = referencedParagraphs(stem, passage);
    if (word === undefined || named.length === 0) return [];
    return named.some((paragraph) => passage.text[paragraph]?.toLowerCase().includes(word)) ? [] : [id];
  });
  expect(missed).toEqual([]);
});
