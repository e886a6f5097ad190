import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countEssayWords } from '@/domain/exam/essays/essay';
import { diffDrafts, type TextChange } from '@/domain/exam/essays/essay-changes';

/** Changes on one line: [-removed-], {+added+}, and unchanged text. */
const line = (changes: readonly TextChange[]) =>
  changes
    .map(({ kind, text }) => (kind === 'same' ? text : kind === 'removed' ? `[-${text}-]` : `{+${text}+}`))
    .join('');

const numbered = (prefix: string) =>
  Array.from({ length: 1500 }, (_, index) => `${prefix}${index}`).join(' ');

describe('the changes between two drafts', () => {
  test.each([
    ['nothing', 'It was late.', 'It was late.', 'It was late.'],
    ['a word', 'It was late.', 'It was early.', 'It was [-late.-]{+early.+}'],
    ['an inserted word', 'It was late.', 'It was very late.', 'It was {+very +}late.'],
    ['a removed word', 'It was very late.', 'It was late.', 'It was [-very -]late.'],
    [
      'two words side by side, one change',
      'The old cat slept.',
      'The gray dog slept.',
      'The [-old cat-]{+gray dog+} slept.',
    ],
    ['a punctuation mark with its word', 'Who is it.', 'Who is it?', 'Who is [-it.-]{+it?+}'],
    ['a word with an apostrophe, as a whole', 'It isn’t so.', 'It is so.', 'It [-isn’t-]{+is+} so.'],
    ['a paragraph at the end', 'One.', 'One.\n\nTwo.', 'One.{+\n\nTwo.+}'],
    ['everything', '', 'It was late.', '{+It was late.+}'],
    ['everything, over again', 'It was late.', '', '[-It was late.-]'],
    ['nothing in empty texts', '', '', ''],
  ])('%s', (_, earlier, later, expected) => {
    expect(line(diffDrafts(earlier, later))).toBe(expected);
  });

  test('together, the changes always give both texts again', () => {
    const word = fc.constantFrom('a', 'bee', 'sea', ' ', '\n\n', '.', '’', '😀', '\ud83d');
    const text = fc.array(word, { maxLength: 40 }).map((words) => words.join(''));
    fc.assert(
      fc.property(text, text, (earlier, later) => {
        const changes = diffDrafts(earlier, later);
        const of = (kind: TextChange['kind']) =>
          changes.flatMap((each) => (each.kind === 'same' || each.kind === kind ? [each.text] : [])).join('');
        expect(of('removed')).toBe(earlier);
        expect(of('added')).toBe(later);
      }),
    );
  });

  test('the word counts of the changes add up', () => {
    const word = fc.constantFrom('a', 'bee', 'a.', 'sea,', 'bee?');
    const text = fc.array(word, { maxLength: 30 }).map((words) => words.join(' '));
    fc.assert(
      fc.property(text, text, (earlier, later) => {
        const changes = diffDrafts(earlier, later);
        const wordsOf = (kind: TextChange['kind']) =>
          countEssayWords(changes.flatMap((each) => (each.kind === kind ? [each.text] : [])).join(' '));
        expect(countEssayWords(earlier) - wordsOf('removed') + wordsOf('added')).toBe(countEssayWords(later));
      }),
    );
  });

  test('two texts with almost nothing in common count as replaced, quickly and as a whole', () => {
    const [earlier, later] = [numbered('a'), numbered('b')];
    expect(diffDrafts(earlier, later)).toEqual([
      { kind: 'removed', text: earlier },
      { kind: 'added', text: later },
    ]);
  });
});
