/** Undo reverts one step at a time, and can revert all typed text. */
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type EditKind,
  emptyEssayHistory,
  type EssayHistory,
  recordEdit,
  redoEdit,
  type TextSelection,
  undoEdit,
} from '@/domain/exam/essays/essay-history';

/** A text with its cursor and history, as in a field. */
interface Page {
  readonly text: string;
  readonly selection: TextSelection;
  readonly history: EssayHistory;
  readonly now: number;
}

type Action = (page: Page) => Page;

const emptyPage: Page = { text: '', selection: { start: 0, end: 0 }, history: emptyEssayHistory, now: 0 };

/** Inserts a text at the selection, or replaces `from` to `to`. */
function put(kind: EditKind, inserted: string, from?: number, to?: number): Action {
  return (page) => {
    const { text, selection, history } = page;
    const [start, end] = [from ?? selection.start, to ?? selection.end];
    const next = text.slice(0, start) + inserted + text.slice(end);
    // A correction elsewhere shifts the cursor with its surrounding text.
    const cursor =
      from === undefined || selection.end < end
        ? start + inserted.length
        : selection.end + next.length - text.length;
    const after = { text: next, selection: { start: cursor, end: cursor } };
    const edit = { kind, before: { text, selection }, after, atMs: page.now };
    return { ...page, ...after, history: recordEdit(history, edit), now: page.now + 100 };
  };
}

const keys = (typed: string): Action[] => typed.split('').map((letter) => put('typing', letter));
const chunk = (typed: string) => put('typing', typed);
const paste = (pasted: string) => put('block', pasted);
const cut: Action = (page) => put('block', '')(page);
const backspace: Action = (page) => {
  const { start, end } = page.selection;
  return start === end ? put('deletion', '', Math.max(0, start - 1), end)(page) : put('block', '')(page);
};
const forward: Action = (page) => {
  const { start, end } = page.selection;
  const after = put('deletion', '', start, Math.min(page.text.length, end + 1))(page);
  return { ...after, selection: page.selection };
};
const times = (count: number, action: Action): Action[] => Array.from({ length: count }, () => action);
const select =
  (start: number, end = start): Action =>
  (page) => ({ ...page, selection: { start, end } });
const wait =
  (ms: number): Action =>
  (page) => ({ ...page, now: page.now + ms });
const stepping =
  (move: typeof undoEdit): Action =>
  (page) => {
    const found = move(page.history);
    if (found === null) return page;
    const { history, from, to, text, selection } = found;
    return { ...page, history, selection, text: page.text.slice(0, from) + text + page.text.slice(to) };
  };
const [undo, redo] = [stepping(undoEdit), stepping(redoEdit)];

const after = (...actions: readonly (Action | readonly Action[])[]): Page =>
  actions.flat().reduce((page, action) => action(page), emptyPage);

/** Returns the text after each Undo, back to the start. */
function backwards(page: Page): string[] {
  const texts: string[] = [];
  for (let now = page; now.history.undoSteps.length > 0;) {
    now = undo(now);
    texts.push(now.text);
  }
  return texts;
}

describe('each Undo reverts', () => {
  test.each<[string, readonly (Action | readonly Action[])[], readonly string[]]>([
    ['a sentence', [keys('It was late. Nobody came. ')], ['It was late. ', '']],
    ['a sentence that is not finished', [keys('It was late. Nobody c')], ['It was late. ', '']],
    [
      'a question in quotes',
      [keys('\u201cWho?\u201d I asked. He ran. ')],
      ['\u201cWho?\u201d I asked. ', '\u201cWho?\u201d ', ''],
    ],
    ['a line', [keys('A title\nIt was')], ['A title\n', '']],
    ['a sentence with the empty line before it', [keys('Late.\n\nNobody came. ')], ['Late.\n', '']],
    ['only what was typed after a pause', [keys('It was '), wait(10_000), keys('late')], ['It was ', '']],
    ['a sentence with a short stop in it', [keys('It was '), wait(9_000), keys('late')], ['']],
    [
      'what was typed since the cursor was moved',
      [keys('It was late'), select(6), keys(' very')],
      ['It was late', ''],
    ],
    [
      'a sentence, even if the cursor moved away and back',
      [keys('It was'), select(0), select(6), keys(' late')],
      [''],
    ],
    [
      'a paste',
      [keys('It was '), paste('late. Very late. '), keys('So')],
      ['It was late. Very late. ', 'It was ', ''],
    ],
    [
      'a paste in the place of a selection',
      [keys('It was late'), select(3, 6), paste('is')],
      ['It was late', ''],
    ],
    ['a cut', [keys('It was late'), select(2, 6), cut], ['It was late', '']],
    ['typing over a selection', [keys('It was late'), select(7, 11), keys('dark')], ['It was late', '']],
    [
      'letters deleted with Backspace, all at once',
      [keys('It was late. '), times(6, backspace)],
      ['It was late. ', ''],
    ],
    [
      'letters deleted with Delete, all at once',
      [keys('It was late'), select(0), times(3, forward)],
      ['It was late', ''],
    ],
    [
      'a selection that was deleted, apart from the letters before it',
      [keys('It was late'), select(7, 11), backspace, times(2, backspace)],
      ['It was ', 'It was late', ''],
    ],
    ['a sentence with a typo in it', [keys('It wsa'), times(2, backspace), keys('as late. ')], ['']],
    ['only a typo at the end', [keys('It wsa'), times(2, backspace)], ['It wsa', '']],
    [
      'a long deletion by itself, though typing went on',
      [keys('It was late and the river rose'), times(21, backspace), keys('dark')],
      ['It was la', 'It was late and the river rose', ''],
    ],
    [
      'a corrected word with its sentence',
      [keys('I saw teh'), put('replacement', 'the', 6, 9), keys(' ferry. ')],
      [''],
    ],
    [
      'only a corrected word at the end',
      [keys('I saw teh'), put('replacement', 'the', 6, 9)],
      ['I saw teh', ''],
    ],
    [
      'a correction in an earlier sentence by itself',
      [keys('I saw teh bay. It was'), put('replacement', 'the', 6, 9), keys(' wide')],
      ['I saw the bay. It was', 'I saw teh bay. It was', 'I saw teh bay. ', ''],
    ],
    ['a sentence of compositions', [chunk('It'), keys(' '), chunk('was'), keys(' '), chunk('late')], ['']],
    [
      'a sentence whose word a composition changed',
      [chunk('helo'), put('typing', 'hello', 0, 4), keys(' there')],
      [''],
    ],
    [
      'each dictated sentence separately',
      [chunk('It was late. Nobody came.\n\nThe river'), keys(' rose')],
      ['It was late. Nobody came.\n\n', 'It was late. ', ''],
    ],
    [
      'any other change by itself',
      [keys('It was'), put('block', 'IT WAS', 0, 6), keys(' late')],
      ['IT WAS', 'It was', ''],
    ],
  ])('%s', (_, actions, texts) => {
    expect(backwards(after(...actions))).toEqual(texts);
  });
});

describe('redo', () => {
  test('repeats what was undone, in order', () => {
    const page = after(keys('It was late. Nobody came. '), undo, undo, redo);
    expect(page.text).toBe('It was late. ');
    expect(redo(page).text).toBe('It was late. Nobody came. ');
    expect(redo(redo(page)).text).toBe('It was late. Nobody came. ');
  });

  test('is empty after an edit', () => {
    const page = after(keys('It was late. Nobody came. '), undo, keys('We left. '));
    expect(redo(page).text).toBe('It was late. We left. ');
  });

  test('typing after Undo or Redo starts a new step', () => {
    expect(backwards(after(keys('It was late. Nobody'), undo, keys('We')))).toEqual(['It was late. ', '']);
    expect(backwards(after(keys('It was'), undo, redo, keys(' late')))).toEqual(['It was', '']);
  });
});

describe('the cursor', () => {
  test('returns to where the step began, and with Redo to where it ended', () => {
    const page = after(keys('It was late'), select(3, 6), keys('is'), select(0));
    expect(undo(page).selection).toEqual({ start: 3, end: 6 });
    expect(redo(undo(page)).selection).toEqual({ start: 5, end: 5 });
  });

  test('tells which of several equal letters was added or removed', () => {
    const page = after(keys('aaaa'), select(2), keys('a'));
    expect(undo(page)).toMatchObject({ text: 'aaaa', selection: { start: 2, end: 2 } });
    expect(page.history.undoSteps.at(-1)).toMatchObject({ from: 2, inserted: 'a' });
    const shorter = after(keys('aaaa'), select(2), backspace);
    expect(shorter.history.undoSteps.at(-1)).toMatchObject({ from: 1, removed: 'a' });
    const fromLeft = after(keys('aaaa'), select(2), forward);
    expect(fromLeft.history.undoSteps.at(-1)).toMatchObject({ from: 2, removed: 'a' });
  });
});

describe('the limits of the history', () => {
  test('an edit that changes nothing adds no step', () => {
    const page = after(keys('It'));
    expect(after(keys('It'), put('typing', '')).history.undoSteps).toEqual(page.history.undoSteps);
    const same = { text: 'It', selection: { start: 2, end: 2 } };
    expect(recordEdit(page.history, { kind: 'block', before: same, after: same, atMs: 0 })).toBe(
      page.history,
    );
  });

  test('drops the oldest of more than a thousand steps', () => {
    const lines = Array.from({ length: 1200 }, (_, index) => chunk(`${index}\n`));
    const page = after(lines);
    expect(page.history.undoSteps).toHaveLength(1000);
    expect(backwards(page).at(-1)?.endsWith('\n199\n')).toBe(true);
  });

  test('ten of the longest pastes can be undone, and the last one always can', () => {
    const long = 'a'.repeat(20_000);
    const pastes = Array.from({ length: 12 }, () => paste(long));
    expect(after(pastes).history.undoSteps).toHaveLength(10);
    const huge = after(paste('a'.repeat(300_000)));
    expect(undo(huge).text).toBe('');
  });
});

/** Any sequence of a student's actions in a field. */
const anyAction = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.constantFrom('a', 'b', ' ', '.', '\n', '!', '\u{1F6A2}').map((letter) => [chunk(letter)]),
  },
  fc.string({ maxLength: 30 }).map((text) => [paste(text)]),
  fc.constantFrom('One. Two. ', 'word', ' and', 'late.\n\n').map((text) => [chunk(text)]),
  fc.constant([backspace]),
  fc.constant([forward]),
  fc.constant([wait(20_000)]),
  fc.constant([undo]),
  fc.constant([redo]),
  fc.tuple(fc.nat(60), fc.nat(10)).map(([start, length]): Action[] => [
    (page) => {
      const from = Math.min(start, page.text.length);
      return select(from, Math.min(from + length, page.text.length))(page);
    },
  ]),
  fc.tuple(fc.nat(60), fc.nat(5)).map(([start, length]): Action[] => [
    (page) => {
      const from = Math.min(start, page.text.length);
      return put('replacement', 'the', from, Math.min(from + length, page.text.length))(page);
    },
  ]),
);

test('Undo always leads back to the empty page, and Redo to the text again', () => {
  fc.assert(
    fc.property(fc.array(anyAction, { maxLength: 80 }), (actions) => {
      const page = after(...actions);
      let now = page;
      while (now.history.undoSteps.length > 0) now = undo(now);
      expect(now.text).toBe('');
      while (now.history.redoSteps.length > 0) now = redo(now);
      // Also redoes everything undone before.
      const whole = redoAll(page);
      expect(now.text).toBe(whole.text);
      expect(undo(redo(undo(now))).text).toBe(undo(now).text);
    }),
    { numRuns: 400 },
  );
});

function redoAll(page: Page): Page {
  let now = page;
  while (now.history.redoSteps.length > 0) now = redo(now);
  return now;
}
