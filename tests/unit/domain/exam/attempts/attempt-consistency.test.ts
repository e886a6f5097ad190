import { describe, expect, test } from 'vitest';
import type { Attempt, PartState } from '@/domain/exam/attempts/attempt';
import { maxEssayLength } from '@/domain/exam/essays/essay';
import type { TestForm, FormPart } from '@/domain/exam/test/form';
import { type ItemState, untouchedItem } from '@/domain/exam/items/item-state';
import type { SectionState } from '@/domain/exam/attempts/section-state';
import { isConsistentAttempt } from '@/domain/exam/attempts/attempt-consistency';
import { assertPresent } from '@/lib/assert';
import { attemptsAt, practice, practiceWithFeedback, readingAt, startUtcMs } from '../sample-attempts';

/** The current part of `sampleForm` in `attemptsAt.section`; its first item is answered, its second on screen. */
const current = 2;
const { section, essay, finished, directions } = attemptsAt;

function withState(attempt: Attempt, index: number, changes: object): Attempt {
  const state: PartState = { ...assertPresent(attempt.parts[index], `no part ${index}`), ...changes };
  return { ...attempt, parts: attempt.parts.with(index, state) };
}

function withFormPart(attempt: Attempt, index: number, changes: object): Attempt {
  const part: FormPart = { ...assertPresent(attempt.form.parts[index], `no part ${index}`), ...changes };
  return withForm(attempt, { parts: attempt.form.parts.with(index, part) });
}

function withForm(attempt: Attempt, changes: Partial<TestForm>): Attempt {
  return { ...attempt, form: { ...attempt.form, ...changes } };
}

function sectionState(attempt: Attempt): SectionState {
  const state = attempt.parts[current];
  if (state?.kind !== 'section') throw new Error('The current part is a section');
  return state;
}

/** The running section with changes to its first item. */
function withItem(changes: Partial<ItemState>, attempt: Attempt = section): Attempt {
  const { items } = sectionState(attempt);
  return withState(attempt, current, {
    items: items.with(0, { ...assertPresent(items[0], 'no item'), ...changes }),
  });
}

/** The running section with changes to an item of the last part. */
function withUnreached(changes: Partial<ItemState>): Attempt {
  return withState(section, 4, { items: [{ ...untouchedItem, ...changes }, untouchedItem, untouchedItem] });
}

const highlight = { passage: 'pas-0001', paragraph: 0, start: 4, end: 4 };
const stop = { at: startUtcMs, lengthMs: 5000, part: 1 };
const now = readingAt(9000);

describe('an attempt produced by the app is valid', () => {
  test.each(Object.entries(attemptsAt))('at %s', (_, attempt) => {
    expect(isConsistentAttempt(attempt)).toBe(true);
  });

  test('with an extra millisecond from rounding', () => {
    expect(isConsistentAttempt(withState(finished, 4, { usedMs: 60_000.4 }))).toBe(true);
    expect(isConsistentAttempt(withState(finished, 4, { usedMs: 59_999.6, ending: 'time-up' }))).toBe(true);
  });
});

describe('rejects a stored attempt if', () => {
  test.each<[string, Attempt]>([
    ['its form has no parts', { ...withForm(directions, { parts: [] }), parts: [] }],
    ['a part has no state', { ...section, parts: section.parts.slice(0, 4) }],
    ['a state has no part', withForm(section, { parts: section.form.parts.slice(0, 4) })],
    ['its current part is after the last', { ...finished, part: 5 }],
    ['its current part is before the first', { ...directions, part: -1 }],
    ['its current part isn’t a whole number', { ...directions, part: 0.5 }],
    ['it runs without a clock reading', { ...section, lastReading: null }],
    ['it is interrupted and a clock runs', { ...attemptsAt.interrupted, lastReading: now }],
    ['it is finished and a clock runs', { ...finished, lastReading: now }],
    ['it waits at directions and a clock runs', { ...directions, lastReading: now }],
    ['it is paused under real conditions', withForm(attemptsAt.paused, { conditions: { mode: 'real' } })],
    ['it was paused under real conditions', { ...section, pauses: [stop] }],
    [
      'it was interrupted in a part that it hasn’t reached',
      { ...section, interruptions: [{ ...stop, part: 3 }] },
    ],
    ['an item from another test was seen before', { ...section, seenBefore: ['syn-0009'] }],
    ['an item is listed twice as seen before', { ...section, seenBefore: ['qua-0001', 'qua-0001'] }],
    ['an interruption has a negative length', { ...section, interruptions: [{ ...stop, lengthMs: -1 }] }],
  ])('%s', (_, attempt) => {
    expect(isConsistentAttempt(attempt)).toBe(false);
  });

  test.each<[string, Attempt]>([
    ['a part before the current one has not ended', withState(section, 0, { ending: null })],
    ['the current part has ended and the test goes on', withState(section, current, { ending: 'handed-in' })],
    [
      'it finished in a part that ended, with others left',
      { ...withState(section, current, { ending: 'handed-in' }), phase: finished.phase, lastReading: null },
    ],
    ['a future part has ended', withState(section, 3, { ending: 'handed-in' })],
    ['a future part has used time', withState(section, 3, { usedMs: 1 })],
    [
      'a future part has an answer',
      withUnreached({ response: { state: 'chosen', letter: 'C' }, answeredAtMs: 0 }),
    ],
    ['a future part has an answer that was cleared', withUnreached({ answeredAtMs: 0 })],
    ['a future part has a crossed-out choice', withUnreached({ crossedOut: ['A'] })],
    ['a future part has a flag', withUnreached({ flagged: true })],
    [
      'a future part has explanations that were read',
      withForm(withUnreached({ checked: true }), { conditions: practiceWithFeedback }),
    ],
    ['a future part has highlights', withState(section, 3, { highlights: [{ ...highlight, end: 9 }] })],
    ['a part at its directions has used time', withState(directions, 0, { usedMs: 1 })],
    ['a part at its directions has a text', withState(directions, 0, { text: 'It was late.' })],
    ['a part at its directions has an outline', withState(directions, 0, { outline: 'Reasons.' })],
    ['a part at its directions has a prompt', withState(directions, 0, { prompt: 'pro-0001' })],
  ])('%s', (_, attempt) => {
    expect(isConsistentAttempt(attempt)).toBe(false);
  });

  test.each<[string, Attempt]>([
    ['a limit is zero', withFormPart(section, 3, { limitMs: 0 })],
    ['a limit is longer than any test', withFormPart(section, 3, { limitMs: 4 * 3_600_000 + 1 })],
    ['more time was used than the limit', withState(section, current, { usedMs: 90_002 })],
    ['a negative time was used', withState(section, 1, { usedMs: -1 })],
    ['time was up before it was used', withState(section, 0, { ending: 'time-up' })],
    [
      'time was up where no clock ran',
      withFormPart(withState(section, 0, { ending: 'time-up', usedMs: 120_000 }), 0, { limitMs: null }),
    ],
  ])('%s', (_, attempt) => {
    expect(isConsistentAttempt(attempt)).toBe(false);
  });

  test.each<[string, Attempt]>([
    ['a section has the state of an essay', { ...section, parts: section.parts.with(3, essayState()) }],
    ['an essay has the state of a break', { ...section, parts: section.parts.with(0, breakState()) }],
    ['a break has the state of an essay', { ...section, parts: section.parts.with(1, endedEssay()) }],
    [
      'a section has no items',
      withState(withFormPart(section, 3, { items: [], keys: [] }), 3, { items: [] }),
    ],
    ['a section asks an item twice', withFormPart(section, 3, { items: ['rea-0001', 'rea-0001'] })],
    ['an item has no key', withFormPart(section, 3, { keys: ['B'] })],
    ['a key has no item', withFormPart(section, 3, { keys: ['B', 'B', 'B'] })],
    ['an item has no state', withState(section, current, { items: sectionState(section).items.slice(1) })],
    ['the item on screen is after the last', withState(section, current, { current: 3 })],
    ['the item on screen is before the first', withState(section, current, { current: -1 })],
    ['a highlight is empty', withState(section, current, { highlights: [highlight] })],
    ['the items took more time than the section', withItem({ timeMs: 6000 })],
    ['the prompt is not one of its prompts', withState(essay, 0, { prompt: 'pro-0009' })],
    ['the text is too long', withState(essay, 0, { text: 'a'.repeat(maxEssayLength + 1) })],
    ['the outline is too long', withState(essay, 0, { outline: 'a'.repeat(maxEssayLength + 1) })],
  ])('%s', (_, attempt) => {
    expect(isConsistentAttempt(attempt)).toBe(false);
  });

  const withFeedback = withForm({ ...section }, { conditions: practiceWithFeedback });
  test.each<[string, Attempt]>([
    ['the chosen choice is crossed out', withItem({ crossedOut: ['C'] })],
    ['a choice is crossed out twice', withItem({ crossedOut: ['A', 'A'] })],
    ['an answer was never given', withItem({ answeredAtMs: null })],
    ['an answer was given later than now', withItem({ answeredAtMs: 8000 })],
    ['an answer was given before the start', withItem({ answeredAtMs: -1 })],
    ['an item took negative time', withItem({ timeMs: -1 })],
    [
      'a blank has a confidence',
      withItem({ response: { state: 'blank' }, confidence: 'sure' }, withFeedback),
    ],
    ['a confidence was given under real conditions', withItem({ confidence: 'sure' })],
    ['the explanations were read under real conditions', withItem({ checked: true })],
    [
      'the explanations were read during practice with feedback at the end',
      withForm(withItem({ checked: true }), { conditions: practice }),
    ],
    ['an explanation was read before the answer was checked', withItem({ explanationMs: 1 }, withFeedback)],
    [
      'an explanation was read for more than two minutes',
      withItem({ checked: true, explanationMs: 120_001 }, withFeedback),
    ],
    [
      'an explanation was read for a negative time',
      withItem({ checked: true, explanationMs: -1 }, withFeedback),
    ],
  ])('%s', (_, attempt) => {
    expect(isConsistentAttempt(attempt)).toBe(false);
  });

  const untimed = (changes: Partial<ItemState>) =>
    withFormPart(
      withItem({ response: { state: 'chosen', letter: 'B' }, ...changes }, withFeedback),
      current,
      { limitMs: null },
    );

  test.each<[string, boolean, Attempt]>([
    ['after a wrong answer, without a clock', true, untimed({ secondTry: { letter: null } })],
    ['with another answer', true, untimed({ secondTry: { letter: 'E' } })],
    ['with the first answer again', false, untimed({ secondTry: { letter: 'B' } })],
    ['with a crossed-out choice', false, untimed({ secondTry: { letter: 'E' }, crossedOut: ['E'] })],
    [
      'after a right answer',
      false,
      untimed({ response: { state: 'chosen', letter: 'C' }, secondTry: { letter: null } }),
    ],
    ['after a blank', false, untimed({ response: { state: 'blank' }, secondTry: { letter: null } })],
    ['under a clock', false, withItem({ secondTry: { letter: null } }, withFeedback)],
    ['under real conditions', false, withItem({ secondTry: { letter: null } })],
  ])('allows a second try %s: %s', (_, sound, attempt) => {
    expect(isConsistentAttempt(attempt)).toBe(sound);
  });

  test('but accepts the same confidence and reasons in practice', () => {
    expect(isConsistentAttempt(withItem({ confidence: 'sure', checked: true }, withFeedback))).toBe(true);
    const read = withItem({ checked: true, explanationMs: 120_000 }, withFeedback);
    expect(isConsistentAttempt(read)).toBe(true);
  });
});

function essayState(): PartState {
  return { kind: 'essay', prompt: null, outline: '', text: '', usedMs: 0, ending: null };
}

function endedEssay(): PartState {
  return { ...essayState(), ending: 'handed-in' };
}

function breakState(): PartState {
  return { kind: 'break', usedMs: 0, ending: 'handed-in' };
}
