/** Character offsets in a passage's text. */
import { expect, test } from 'vitest';
import {
  isHighlighted,
  lineRanges,
  splitIntoPieces,
  rangesBetween,
  expandToWholeWords,
  wordRanges,
} from '@/features/player/reading/textRanges';

const passage = ['Dew does not fall.', 'It arrives,\nfrom all sides.'];
const at = (paragraph: number, start: number, end: number) => ({ paragraph, start, end });

test('words have positions in their paragraph', () => {
  const words = wordRanges(passage);
  expect(words.map(({ paragraph, start, end }) => passage[paragraph]?.slice(start, end))).toEqual([
    'Dew',
    'does',
    'not',
    'fall.',
    'It',
    'arrives,',
    'from',
    'all',
    'sides.',
  ]);
});

test('verse has separate lines, prose has one', () => {
  expect(lineRanges('It arrives,\nfrom all sides.')).toEqual([
    { start: 0, end: 11 },
    { start: 12, end: 27 },
  ]);
  expect(lineRanges('Dew')).toEqual([{ start: 0, end: 3 }]);
});

test.each([
  ['half a word', at(0, 5, 7), at(0, 4, 8)],
  ['a word with the space after it', at(0, 4, 9), at(0, 4, 8)],
  ['several words', at(0, 6, 14), at(0, 4, 18)],
  ['over a line break', at(1, 5, 13), at(1, 3, 16)],
  ['a space alone', at(0, 3, 4), null],
  ['nothing', at(0, 5, 5), null],
  ['an unknown paragraph', at(7, 0, 3), null],
])('%s expands to whole words', (_, stretch, whole) => {
  expect(expandToWholeWords(passage, stretch)).toEqual(whole);
});

test('words between two others make one selection per paragraph, in either order', () => {
  const words = wordRanges(passage);
  expect(rangesBetween(words, 1, 2)).toEqual([at(0, 4, 12)]);
  expect(rangesBetween(words, 5, 3)).toEqual([at(0, 13, 18), at(1, 0, 11)]);
  expect(rangesBetween(words, 0, 0)).toEqual([at(0, 0, 3)]);
});

test.each([
  ['inside a highlight', [at(0, 0, 12)], at(0, 4, 8), true],
  ['over two highlights with a space between them', [at(0, 0, 3), at(0, 4, 8)], at(0, 0, 8), true],
  ['over two highlights that meet within a word', [at(0, 0, 6), at(0, 6, 8)], at(0, 0, 8), true],
  ['beyond the end of a highlight', [at(0, 0, 6)], at(0, 4, 8), false],
  ['in another paragraph', [at(1, 0, 6)], at(0, 0, 3), false],
])('a selection %s', (_, highlights, stretch, inside) => {
  expect(isHighlighted(passage, highlights, stretch)).toBe(inside);
});

test('splits text where a highlight or the cursor begins or ends', () => {
  const [text = ''] = passage;
  expect(splitIntoPieces(text, at(0, 0, 18), [at(0, 4, 12)], [at(0, 9, 18)])).toEqual([
    { start: 0, text: 'Dew ', highlighted: false, isUnderCursor: false },
    { start: 4, text: 'does ', highlighted: true, isUnderCursor: false },
    { start: 9, text: 'not', highlighted: true, isUnderCursor: true },
    { start: 12, text: ' fall.', highlighted: false, isUnderCursor: true },
  ]);
  expect(splitIntoPieces(text, at(0, 0, 18), [at(1, 0, 5)], [])).toEqual([
    { start: 0, text, highlighted: false, isUnderCursor: false },
  ]);
});

test('a highlight over two lines of verse has a piece in each', () => {
  const text = passage[1] ?? '';
  const pieces = lineRanges(text).map((line) =>
    splitIntoPieces(text, { paragraph: 1, ...line }, [at(1, 3, 16)], []),
  );
  expect(pieces.map((line) => line.map((piece) => [piece.text, piece.highlighted]))).toEqual([
    [
      ['It ', false],
      ['arrives,', true],
    ],
    [
      ['from', true],
      [' all sides.', false],
    ],
  ]);
});
