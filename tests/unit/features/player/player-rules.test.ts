import { describe, expect, test } from 'vitest';
import { advance, newAttempt } from '@/domain/exam/attempt';
import type { ClockReading } from '@/domain/exam/clock';
import type { Form, FormSection } from '@/domain/exam/form';
import { type ItemState, untouchedItem } from '@/domain/exam/item-state';
import type { Passage } from '@/domain/exam/item';
import { newSection } from '@/domain/exam/section';
import { markDue, markWords } from '@/features/player/frame/clockMarks';
import { barPlace, partTitle, placeWords } from '@/features/player/frame/partLook';
import { screenOf } from '@/features/player/frame/screen';
import { shownProgress, testShare, testTime } from '@/features/player/frame/testProgress';
import { belongsToLastScreen } from '@/features/player/frame/useClickGuard';
import { keyAction } from '@/features/player/keys/keyMap';
import { navigatorGroups } from '@/features/player/navigator/groups';
import { standingIn, standingsText } from '@/features/player/navigator/standings';
import { groupWords } from '@/features/player/navigator/words';
import { stripOf, toGoWords } from '@/features/player/parts/strip';
import { askedWords, figureWords, minuteFigure, ruleWords } from '@/features/player/parts/words';
import { breakTitle, doneNote, doneRows } from '@/features/player/parts/breakWords';
import { passageWords } from '@/features/player/question/passagePlace';
import { blankGroups } from '@/features/player/review/reviewGroups';
import { guessWords, handInWords, reviewTitle } from '@/features/player/review/words';
import { fullTest, quickVerbal } from '@/domain/exam/catalog';
import { analogyItem, quantitativeItem, synonymItem } from '../../domain/exam/sample-items';

const minute = 60_000;

describe('the marks of the clock', () => {
  test.each([
    // limit, left, kind, mark
    [30, 30, null, null],
    [30, 15.01, null, null],
    [30, 15, 'half', 15],
    [30, 10.5, 'half', 15],
    [30, 10, 'minutes', 10],
    [30, 5, 'minutes', 5],
    [30, 1.2, 'minutes', 5],
    [30, 1, 'minutes', 1],
    [30, 0, 'minutes', 1],
    [20, 10, 'half', 10],
    [10, 9, null, null],
    [10, 5, 'half', 5],
    [3, 2, null, null],
    [3, 1, 'minutes', 1],
    [1, 0.5, null, null],
  ])('a part of %s minutes with %s left', (limit, left, kind, at) => {
    const mark = markDue(limit * minute, left * minute);
    expect(mark).toEqual(kind === null ? null : { kind, leftMs: (at ?? 0) * minute });
  });

  test('are told in words', () => {
    expect(markWords({ kind: 'half', leftMs: 15 * minute })).toBe('Half of the time is left: 15 minutes');
    expect(markWords({ kind: 'minutes', leftMs: minute })).toBe('1 minute left');
  });
});

describe('keys', () => {
  const move = (type: string, rest = {}) => ({ kind: 'move', move: { type, ...rest } });
  test.each([
    ['a', false, move('choose', { letter: 'A' })],
    ['E', false, move('choose', { letter: 'E' })],
    ['5', false, move('choose', { letter: 'E' })],
    ['c', false, move('choose', { letter: 'C' })],
    ['B', true, move('toggle-cross-out', { letter: 'B' })],
    ['0', false, move('clear')],
    ['Backspace', false, move('clear')],
    ['f', false, move('toggle-flag')],
    ['n', false, move('next')],
    ['p', false, move('back')],
    ['r', false, move('open-review')],
    ['k', false, move('check')],
    ['g', false, move('rate', { confidence: 'guess' })],
    ['l', false, move('rate', { confidence: 'leaning' })],
    ['s', false, move('rate', { confidence: 'sure' })],
    ['h', false, { kind: 'press', shortcut: 'H' }],
    ['t', false, { kind: 'clock' }],
    ['?', true, { kind: 'help' }],
    ['6', false, null],
    ['Enter', false, null],
    ['Escape', false, null],
  ])('%s', (key, shift, action) => {
    expect(keyAction(key, shift)).toEqual(action);
  });
});

describe('double clicks', () => {
  test.each([
    [1, 10, false],
    [2, 10, true],
    [3, 399, true],
    [2, 400, false],
    [0, 10, false],
  ])('%s presses, %s ms after the screen changed', (presses, ms, swallowed) => {
    expect(belongsToLastScreen(presses, ms)).toBe(swallowed);
  });
});

const many = <T>(count: number, make: (n: number) => T): T[] =>
  Array.from({ length: count }, (_, n) => make(n));
const readingItem = (passage: string, n: number) => ({
  ...synonymItem(n),
  section: 'reading' as const,
  kind: 'reading' as const,
  skill: 'detail' as const,
  passage,
});

describe('the navigator', () => {
  const sizes = (items: Parameters<typeof navigatorGroups>[0]) =>
    navigatorGroups(items).map(({ first, last }) => last - first + 1);

  test('groups verbal by tens, quantitative by fives, reading by passage', () => {
    expect(sizes([...many(30, synonymItem), ...many(30, analogyItem)])).toEqual([10, 10, 10, 10, 10, 10]);
    expect(sizes(many(25, quantitativeItem))).toEqual([5, 5, 5, 5, 5]);
    expect(
      sizes([...many(5, (n) => readingItem('one', n)), ...many(4, (n) => readingItem('two', n))]),
    ).toEqual([5, 4]);
    expect(
      sizes([
        ...many(3, synonymItem),
        ...many(3, analogyItem),
        ...many(5, (n) => readingItem('one', n)),
        ...many(5, quantitativeItem),
      ]),
    ).toEqual([6, 5, 5]);
    // No group is left with a question or two.
    expect(sizes(many(12, synonymItem))).toEqual([6, 6]);
  });

  test('groups are without gaps', () => {
    const groups = navigatorGroups(many(23, synonymItem));
    expect(groups[0]?.first).toBe(0);
    expect(groups.at(-1)?.last).toBe(22);
    groups.slice(1).forEach((group, index) => expect(group.first).toBe((groups[index]?.last ?? NaN) + 1));
  });

  const chosen: ItemState = { ...untouchedItem, response: { state: 'chosen', letter: 'B' } };
  const states = [untouchedItem, chosen, { ...untouchedItem, flagged: true }, { ...chosen, flagged: true }];

  test('writes standings as text and reads them back', () => {
    const text = standingsText(states);
    expect(states.map((_, index) => standingIn(text, index))).toEqual([
      { answer: 'blank', flagged: false },
      { answer: 'answered', flagged: false },
      { answer: 'blank', flagged: true },
      { answer: 'answered', flagged: true },
    ]);
    expect(standingsText(states.map((state) => ({ ...state, timeMs: 900 })))).toBe(text);
  });

  test('names a group by its standings', () => {
    const text = standingsText(states);
    expect(groupWords({ first: 0, last: 3 }, text)).toBe('Questions 1 to 4: 2 answered, 2 blank, 2 flagged');
    expect(groupWords({ first: 1, last: 1 }, text)).toBe('Question 2: 1 answered');
    expect(groupWords({ first: 0, last: 0 }, text)).toBe('Question 1: 1 blank');
  });
});

const now: ClockReading = { utcMs: 0, monotonicMs: 0, offsetMinutes: 0 };
const plan = fullTest('form-a', false);
const form: Form = {
  planId: plan.id,
  source: { kind: 'set', set: 'form-a' },
  conditions: { mode: 'real' },
  timing: 'standard',
  parts: plan.parts.map((part) => {
    const { id } = part;
    const limitMs = part.minutes * minute;
    if (part.kind === 'break') return { kind: 'break', id, limitMs };
    const { content } = part;
    return part.kind === 'essay'
      ? { kind: 'essay', id, limitMs, prompts: ['wri-0001', 'wri-0002'], content }
      : {
          kind: 'section',
          id,
          section: part.section,
          scored: true,
          limitMs,
          items: many(4, (n) => `${id}-${n}`),
          passages: [],
          content,
        };
  }),
};
const verbal: FormSection = {
  kind: 'section',
  id: 'verbal',
  section: 'verbal',
  scored: true,
  limitMs: 30 * minute,
  items: [],
  passages: [],
  content: ['form-a/verbal'],
};
const start = newAttempt('one', form, now);
const inBreak = [{ type: 'begin-part' } as const, { type: 'end-part' } as const].reduce(
  (attempt, move) => advance(attempt, { ...move, now }),
  start,
);

describe('the frame', () => {
  test('shows the screen of the phase', () => {
    expect(screenOf(start)).toBe('directions');
    expect(screenOf(advance(start, { type: 'begin-part', now }))).toBe('essay');
    expect(screenOf(inBreak)).toBe('break');
    expect(screenOf(advance(inBreak, { type: 'interrupt', now }))).toBe('interrupted');
    const section = [{ type: 'end-part' } as const, { type: 'begin-part' } as const].reduce(
      (attempt, move) => advance(attempt, { ...move, now }),
      inBreak,
    );
    expect(screenOf(section)).toBe('question');
    expect(screenOf(advance(section, { type: 'open-review', now }))).toBe('review');
    expect(screenOf(advance(section, { type: 'finish', now }))).toBe('finished');
    expect(shownProgress(section, 'question')).toEqual({ share: 0.25, words: 'Question 1 of 4' });
  });

  test('says where in the test one is', () => {
    expect(placeWords(plan, form.parts, 0)).toBe('Section 1 of 5: Writing');
    expect(placeWords(plan, form.parts, 4)).toBe('Break after section 3 of 5');
    expect(placeWords(plan, form.parts, 5)).toBe('Section 4 of 5: Verbal');
    expect(placeWords(plan, [verbal], 0)).toBe('Verbal');
    expect(barPlace(quickVerbal, [verbal], 0)).toBe('');
    expect(partTitle(plan, { kind: 'break', id: 'unknown', limitMs: 1 })).toBe('This section');
  });

  test('measures the whole test by its clocks, and by its parts where there are none', () => {
    expect(testTime(inBreak)).toEqual({ totalMs: 175 * minute, doneMs: 25 * minute });
    const untimed = {
      ...inBreak,
      form: {
        ...form,
        parts: form.parts.map((part) => (part.kind === 'break' ? part : { ...part, limitMs: null })),
      },
    };
    expect(testTime(untimed)).toBeNull();
    expect(testShare(untimed)).toBeCloseTo(1 / 5);
    expect(toGoWords(untimed)).toBe('6 of 7 parts to go');
    expect(toGoWords(inBreak)).toBe('150 of 175 minutes to go');
  });
});

describe('the strip of the whole test', () => {
  test('tells what is done, on and to come', () => {
    const strip = stripOf(plan, {
      ...inBreak,
      parts: inBreak.parts.with(1, { kind: 'break', usedMs: 5 * minute, ending: null }),
    });
    expect(strip.map(({ standing }) => standing)).toEqual([
      'done',
      'now',
      'to-come',
      'to-come',
      'to-come',
      'to-come',
      'to-come',
    ]);
    expect(strip.map(({ share }) => share).slice(0, 3)).toEqual([1, 0.5, 0]);
    expect(strip[0]).toMatchObject({ title: 'Writing', length: '25 min' });
  });
});

describe('directions', () => {
  const sixty = { ...verbal, items: many(60, String) };
  const verbalItems = [...many(30, synonymItem), ...many(30, analogyItem)];

  test('say what is asked', () => {
    expect(askedWords(sixty, verbalItems, 0)).toBe(
      'First 30 synonyms, then 30 analogies. Each question has five choices and one best answer.',
    );
    const reading = { ...sixty, section: 'reading' as const };
    const items = [...many(5, (n) => readingItem('one', n)), ...many(4, (n) => readingItem('two', n))];
    expect(askedWords(reading, items, 0)).toMatch(/^2 passages with 4 to 5 questions each\./);
    expect(askedWords(reading, items.slice(0, 5), 0)).toMatch(/^One passage with 5 questions\./);
  });

  test('give figures by the form, extra time and none included', () => {
    expect(figureWords(sixty)).toEqual([
      ['60', 'questions'],
      ['30', 'minutes'],
      ['30', 'seconds a question'],
    ]);
    expect(figureWords({ ...sixty, limitMs: 45 * minute })).toEqual([
      ['60', 'questions'],
      ['45', 'minutes'],
      ['45', 'seconds a question'],
    ]);
    expect(figureWords({ ...sixty, limitMs: null })).toEqual([
      ['60', 'questions'],
      ['No', 'clock'],
    ]);
    expect(minuteFigure(37.5)).toBe('37\u00bd');
    expect(minuteFigure(31.25)).toBe('31\u00bc');
  });

  test('give the rules of the conditions', () => {
    const names = (rules: readonly (readonly [string, string])[]) => rules.map(([name]) => name);
    const setting = { title: 'Verbal', before: 'Reading', conditions: { mode: 'real' } } as const;
    expect(names(ruleWords(sixty, setting))).toEqual(['Scoring', 'Guessing', 'Going back', 'At 0:00']);
    expect(ruleWords(sixty, setting)[2]?.[1]).toBe('Within Verbal as often as you like; not to Reading.');
    const practice = { ...setting, conditions: { mode: 'practice', feedback: 'at-end' } } as const;
    expect(names(ruleWords({ ...sixty, limitMs: null }, practice))).toEqual([
      'Scoring',
      'Guessing',
      'Going back',
      'Pausing',
      'Reasons',
      'Clock',
    ]);
    expect(names(ruleWords({ ...sixty, scored: false }, setting))).toEqual([
      'Scoring',
      'Going back',
      'At 0:00',
    ]);
  });
});

describe('the break', () => {
  test('says what is done', () => {
    expect(doneRows(verbal, { ...newSection(4), usedMs: 61_000 })).toEqual([
      ['Answered', '0 of 4'],
      ['Left blank', '4'],
      ['Time used', '1:01 of 30:00'],
    ]);
    expect(doneNote('time-up')).toMatch(/^Time was up\. /);
    expect(doneNote('handed-in')).not.toMatch(/Time was up/);
    expect(breakTitle('Reading', 'Verbal')).toBe('Reading is done. Verbal is next.');
  });
});

test('a passage has a title only where it may be told', () => {
  const passage: Passage = {
    id: 'pas-1',
    version: 1,
    genre: 'fiction',
    form: 'prose',
    title: 'Thirty-Three',
    intro: null,
    text: ['One paragraph.'],
  };
  const place = { group: { first: 10, last: 14 }, place: 3, of: 8 };
  expect(passageWords(passage, place, false)).toBe('Passage 3 of 8, questions 11 to 15');
  expect(passageWords(passage, place, true)).toBe('Thirty-Three. Passage 3 of 8, questions 11 to 15');
});

describe('the review', () => {
  const crossed = (...letters: ItemState['crossedOut']): ItemState => ({
    ...untouchedItem,
    crossedOut: letters,
  });
  test('groups blanks by what a guess at them is worth', () => {
    const chosen: ItemState = { ...crossed('A'), response: { state: 'chosen', letter: 'B' } };
    const groups = blankGroups([
      untouchedItem,
      crossed('A'),
      chosen,
      crossed('A', 'B', 'C'),
      untouchedItem,
      crossed('A', 'B', 'C', 'D', 'E'),
    ]);
    expect(groups).toEqual([
      { crossedOut: 5, worth: null, indexes: [5] },
      { crossedOut: 3, worth: { numerator: 3, denominator: 8 }, indexes: [3] },
      { crossedOut: 1, worth: { numerator: 1, denominator: 16 }, indexes: [1] },
      { crossedOut: 0, worth: { numerator: 0, denominator: 1 }, indexes: [0, 4] },
    ]);
    expect(groups.map(guessWords)).toEqual([
      'No choice is left to guess among. Bring one back first.',
      'A guess is worth 3/8 of a point on average.',
      'A guess is worth 1/16 of a point on average.',
      'A guess is worth 0 points on average.',
    ]);
  });

  test('says how many stay blank where the section is handed in', () => {
    const tally = { questions: 60, answered: 58, blank: 2, flagged: 0 };
    expect(handInWords('Verbal', tally)).toBe('Hand in Verbal with 2 blank');
    expect(handInWords('Verbal', { ...tally, blank: 0 })).toBe('Hand in Verbal');
    expect(reviewTitle({ ...tally, blank: 1 })).toBe('1 question left blank');
  });
});
