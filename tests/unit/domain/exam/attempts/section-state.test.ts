import { describe, expect, test } from 'vitest';
import { untouchedItem } from '@/domain/exam/items/item-state';
import {
  applySectionEvent,
  isSectionClockRunning,
  newSectionState,
  type SectionEvent,
  type SecondTryRules,
  type SectionState,
  withSectionTimeAdded,
} from '@/domain/exam/attempts/section-state';
import { practice, practiceWithFeedback, real } from '../sample-attempts';

const start = newSectionState(3);
/** Three timed questions, all with the key C. */
const timed: SecondTryRules = { limitMs: 1_200_000, keys: ['C', 'C', 'C'] };
const untimed: SecondTryRules = { ...timed, limitMs: null };
const after = (
  events: readonly SectionEvent[],
  from = start,
  conditions = real,
  rules = timed,
): SectionState =>
  events.reduce((section, event) => applySectionEvent(section, event, conditions, rules), from);

const goTo = (index: number): SectionEvent => ({ type: 'go-to', index });
const chooseA: SectionEvent = { type: 'choose', letter: 'A' };
const review: SectionEvent = { type: 'open-review' };
const next: SectionEvent = { type: 'next' };
const back: SectionEvent = { type: 'back' };
const check: SectionEvent = { type: 'check' };
const sure: SectionEvent = { type: 'rate', confidence: 'sure' };
const highlight = { passage: 'pas-0001', paragraph: 0, start: 2, end: 9 };

/** The time of the section, then of each item. */
const times = ({ usedMs, items }: SectionState) => [usedMs, ...items.map(({ timeMs }) => timeMs)];

const explained = ({ items }: SectionState) => items.map(({ explanationMs }) => explanationMs);

test('a new section shows the first of its untouched items', () => {
  expect(start).toEqual({
    kind: 'section',
    phase: 'answering',
    items: [untouchedItem, untouchedItem, untouchedItem],
    current: 0,
    highlights: [],
    usedMs: 0,
    ending: null,
  });
});

describe('moving', () => {
  test.each<[string, SectionEvent[], SectionState['phase'], number]>([
    ['next goes to the next item', [next], 'answering', 1],
    ['next on the last item opens the review', [goTo(2), next], 'reviewing', 2],
    ['back goes to the previous item', [goTo(2), back], 'answering', 1],
    ['go-to goes anywhere', [goTo(2)], 'answering', 2],
    ['the review opens from any item', [next, review], 'reviewing', 1],
    ['back leaves the review for the same item', [next, review, back], 'answering', 1],
    ['go-to leaves the review', [review, goTo(2)], 'answering', 2],
    ['go-to leaves the review for the same item, too', [goTo(1), review, goTo(1)], 'answering', 1],
  ])('%s', (_, events, phase, current) => {
    expect(after(events)).toMatchObject({ phase, current });
  });

  test.each<[string, SectionEvent[], SectionEvent]>([
    ['back on the first item', [], back],
    ['going to the item on screen', [next], goTo(1)],
    ['going before the first item', [], goTo(-1)],
    ['going past the last item', [], goTo(3)],
    ['going between two items', [], goTo(0.5)],
    ['going to NaN', [], goTo(Number.NaN)],
    ['next in the review', [review], next],
    ['opening the review in the review', [review], review],
    ['going past the last item from the review', [review], goTo(3)],
  ])('%s returns the same object', (_, events, event) => {
    const before = after(events);
    expect(applySectionEvent(before, event, real, timed)).toBe(before);
  });
});

describe('working on an item', () => {
  test.each<[string, SectionEvent[], Partial<SectionState['items'][number]>]>([
    ['choose answers it', [chooseA], { response: { state: 'chosen', letter: 'A' }, answeredAtMs: 0 }],
    ['clear removes the answer', [chooseA, { type: 'clear' }], { answeredAtMs: 0 }],
    ['a choice is crossed out', [{ type: 'toggle-cross-out', letter: 'B' }], { crossedOut: ['B'] }],
    ['a flag is added', [{ type: 'toggle-flag' }], { flagged: true }],
    ['a flag is removed', [{ type: 'toggle-flag' }, { type: 'toggle-flag' }], { flagged: false }],
  ])('%s, and leaves the others alone', (_, events, changes) => {
    expect(after([next, ...events]).items).toEqual([
      untouchedItem,
      { ...untouchedItem, ...changes },
      untouchedItem,
    ]);
  });

  test.each<SectionEvent>([
    chooseA,
    { type: 'clear' },
    { type: 'toggle-cross-out', letter: 'A' },
    { type: 'toggle-flag' },
    sure,
    check,
    { type: 'highlight', highlight },
    { type: 'remove-highlight', highlight },
  ])('the review ignores $type, since it shows no item', (event) => {
    const before = after([chooseA, review], start, practiceWithFeedback);
    expect(applySectionEvent(before, event, practiceWithFeedback, timed)).toBe(before);
  });

  test('an answer records the section’s clock', () => {
    expect(after([chooseA], withSectionTimeAdded(start, 4000)).items[0]?.answeredAtMs).toBe(4000);
  });
});

describe('conditions', () => {
  test.each([
    ['real conditions', real, null],
    ['practice with feedback at the end', practice, 'sure'],
    ['practice with feedback after each question', practiceWithFeedback, 'sure'],
  ] as const)('%s: "sure" is recorded only in practice', (_, conditions, confidence) => {
    expect(after([chooseA, sure], start, conditions).items[0]).toMatchObject({ confidence });
  });

  test.each([
    ['real conditions', real, false],
    ['practice with feedback at the end', practice, false],
    ['practice with feedback after each question', practiceWithFeedback, true],
  ] as const)('%s: explanations appear after each question only if requested', (_, conditions, checked) => {
    expect(after([chooseA, check], start, conditions).items[0]).toMatchObject({ checked });
  });

  test('once the explanations were read, the answer is locked, but the flag isn’t', () => {
    const read = after([chooseA, check], start, practiceWithFeedback);
    const tried = after(
      [{ type: 'choose', letter: 'B' }, { type: 'clear' }, check],
      read,
      practiceWithFeedback,
    );
    expect(tried).toBe(read);
    expect(after([{ type: 'toggle-flag' }], read, practiceWithFeedback).items[0]?.flagged).toBe(true);
  });
});

describe('a second try', () => {
  const chooseC: SectionEvent = { type: 'choose', letter: 'C' };

  test.each([
    ['untimed practice with feedback after each question', practiceWithFeedback, untimed, [chooseA], 'again'],
    ['the same, with the right answer', practiceWithFeedback, untimed, [chooseC], 'reasons'],
    ['the same, left blank', practiceWithFeedback, untimed, [], 'reasons'],
    ['the same, under a clock', practiceWithFeedback, timed, [chooseA], 'reasons'],
    ['untimed practice with feedback at the end', practice, untimed, [chooseA], 'nothing'],
    ['real conditions', real, untimed, [chooseA], 'nothing'],
  ] as const)('%s', (_, conditions, rules, events, expected) => {
    const [item] = after([...events, check], start, conditions, rules).items;
    const outcome = item?.checked ? 'reasons' : item?.secondTry === null ? 'nothing' : 'again';
    expect(outcome).toBe(expected);
  });

  test('accepts another answer, then shows the explanations, and the first answer stays', () => {
    const tried = after([chooseA, check, chooseC, check], start, practiceWithFeedback, untimed);
    expect(tried.items[0]).toMatchObject({
      response: { state: 'chosen', letter: 'A' },
      secondTry: { letter: 'C' },
      checked: true,
    });
  });

  test('stops the clock: time with a hint isn’t test time', () => {
    const tried = after([chooseA, check], withSectionTimeAdded(start, 4000), practiceWithFeedback, untimed);
    expect(isSectionClockRunning(tried)).toBe(false);
    expect(times(withSectionTimeAdded(tried, 1000))).toEqual([4000, 4000, 0, 0]);
    expect(explained(withSectionTimeAdded(tried, 1000))).toEqual([1000, 0, 0]);
  });
});

describe('highlights', () => {
  const lit = after([{ type: 'highlight', highlight }]);

  test('are kept with the section until they are removed', () => {
    expect(lit.highlights).toEqual([highlight]);
    expect(after([{ type: 'remove-highlight', highlight }], lit).highlights).toEqual([]);
  });

  test('returns the same object if one is already there, or isn’t there to be removed', () => {
    expect(after([{ type: 'highlight', highlight }], lit)).toBe(lit);
    expect(after([{ type: 'remove-highlight', highlight }])).toBe(start);
  });
});

describe('time', () => {
  test('goes to the section and to the item on screen', () => {
    const section = withSectionTimeAdded(after([next], withSectionTimeAdded(start, 1000)), 2500);
    expect(times(section)).toEqual([3500, 1000, 2500, 0]);
  });

  test('in the review goes only to the section', () => {
    expect(times(withSectionTimeAdded(after([review]), 1000))).toEqual([1000, 0, 0, 0]);
  });

  test.each([0, -5])('of %i milliseconds returns the same object', (ms) => {
    expect(withSectionTimeAdded(start, ms)).toBe(start);
  });

  test('stops while the explanations of a checked item are shown, and only then', () => {
    const read = after([check], start, practiceWithFeedback);
    expect(isSectionClockRunning(read)).toBe(false);
    expect(times(withSectionTimeAdded(read, 1000))).toEqual([0, 0, 0, 0]);
    expect(times(withSectionTimeAdded(after([next], read), 1000))).toEqual([1000, 0, 1000, 0]);
    expect(times(withSectionTimeAdded(after([review], read), 1000))).toEqual([1000, 0, 0, 0]);
  });

  test('with an explanation goes to the item on screen, at most two minutes of it', () => {
    const read = withSectionTimeAdded(after([next, check], start, practiceWithFeedback), 45_000);
    expect(explained(read)).toEqual([0, 45_000, 0]);
    expect(explained(withSectionTimeAdded(read, 60_000))).toEqual([0, 105_000, 0]);
    const full = withSectionTimeAdded(read, 80_000);
    expect(explained(full)).toEqual([0, 120_000, 0]);
    expect(withSectionTimeAdded(full, 1000)).toBe(full);
  });

  test('with a second try and then the explanation share the two minutes', () => {
    const tried = withSectionTimeAdded(after([chooseA, check], start, practiceWithFeedback, untimed), 70_000);
    const read = after([{ type: 'choose', letter: 'C' }, check], tried, practiceWithFeedback, untimed);
    expect(explained(withSectionTimeAdded(read, 70_000))).toEqual([120_000, 0, 0]);
  });
});
