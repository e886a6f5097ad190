import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseAttempt } from '@/data/record/attemptSchema';
import { applyAttemptEvent, type Attempt, withItemAdded } from '@/domain/exam/attempts/attempt';
import { maxEndlessDrillItems } from '@/domain/exam/attempts/endless-drill';
import type { TestForm, FormSection } from '@/domain/exam/test/form';
import { choiceLetters } from '@/domain/exam/items/item';
import { untouchedItem } from '@/domain/exam/items/item-state';
import type { SectionState } from '@/domain/exam/attempts/section-state';
import { isConsistentAttempt } from '@/domain/exam/attempts/attempt-consistency';
import { times } from '../report/sample-results';
import {
  attemptsAt,
  begin,
  chooseC,
  end,
  oneSection,
  played,
  practiceWithFeedback,
  quantitativePart,
  readingAt,
  type Step,
} from '../sample-attempts';

const endless: TestForm = {
  ...oneSection,
  planId: 'drill-math-percent',
  source: { kind: 'seed', seed: 7 },
  conditions: practiceWithFeedback,
  timing: 'untimed',
  parts: [
    {
      ...quantitativePart,
      scored: false,
      limitMs: null,
      items: ['percent-easy-1'],
      keys: ['C'],
      content: [],
      endless: true,
    },
  ],
};

const added = (n: number) =>
  ({ type: 'add-item', ref: `percent-easy-${n}`, key: choiceLetters[n % 5] ?? 'A' }) as const;

function partOf({ form, parts }: Attempt): { readonly part: FormSection; readonly state: SectionState } {
  const [[part], [state]] = [form.parts, parts];
  if (part?.kind !== 'section' || state?.kind !== 'section') throw new Error('A drill is one section');
  return { part, state };
}

const after = (steps: readonly Step[], form: TestForm = endless) => played([begin, ...steps], form).attempt;

describe('an added item', () => {
  test('appears untouched, and keeps earlier answers', () => {
    const before = after([chooseC, { type: 'check' }]);
    const { part, state } = partOf(withItemAdded(before, added(2)));
    expect(part.items).toEqual(['percent-easy-1', 'percent-easy-2']);
    expect(part.keys).toEqual(['C', 'C']);
    expect([state.current, state.phase]).toEqual([1, 'answering']);
    expect(state.items).toEqual([partOf(before).state.items[0], untouchedItem]);
  });

  test('is added by an event whose time counts for the previous item', () => {
    const { state } = partOf(after([chooseC, { ...added(2), afterMs: 5000 }, { type: 'tick' }]));
    expect(state.items.map(({ timeMs }) => timeMs)).toEqual([6000, 1000]);
    expect(state.usedMs).toBe(7000);
  });

  test('leads back from the review, and comes last wherever the student was', () => {
    expect(partOf(after([{ type: 'open-review' }, added(2)])).state).toMatchObject({
      phase: 'answering',
      current: 1,
    });
    expect(partOf(after([added(2), added(3), { type: 'go-to', index: 0 }, added(4)])).state.current).toBe(3);
  });
});

describe('adds nothing', () => {
  const section = after([chooseC], { ...endless, parts: [{ ...quantitativePart, limitMs: null }] });
  const real = attemptsAt.section;

  test.each<[string, Attempt]>([
    ['to a section with an end', section],
    ['to a section under real conditions', real],
    ['to an essay', attemptsAt.essay],
    ['to a break', attemptsAt.break],
  ])('%s', (_, attempt) => {
    expect(withItemAdded(attempt, added(9))).toBe(attempt);
  });

  test('if the item is already there', () => {
    const attempt = after([added(2)]);
    expect(withItemAdded(attempt, added(2))).toBe(attempt);
    expect(withItemAdded(attempt, added(1))).toBe(attempt);
  });

  test.each<[string, Attempt]>([
    ['before its clock runs', played([], endless).attempt],
    ['during a pause', after([{ type: 'pause' }])],
    ['after an interruption', after([{ type: 'interrupt' }])],
    ['once it has finished', after([chooseC, end])],
  ])('%s', (_, attempt) => {
    expect(applyAttemptEvent(attempt, { ...added(2), now: readingAt(60_000) })).toBe(attempt);
  });

  test('if the event comes first after a gap', () => {
    const attempt = after([chooseC, { ...added(2), afterMs: 10_000_000 }]);
    expect(attempt.phase.name).toBe('interrupted');
    expect(partOf(attempt).part.items).toEqual(['percent-easy-1']);
  });

  test('beyond two hundred items', () => {
    const attempt = after(times(250, (n) => added(n + 2)));
    expect(maxEndlessDrillItems).toBe(200);
    expect(partOf(attempt).part.items).toHaveLength(200);
    expect(withItemAdded(attempt, added(999))).toBe(attempt);
    expect(isConsistentAttempt(attempt)).toBe(true);
    expect(parseAttempt(JSON.parse(JSON.stringify(attempt)))).toEqual(attempt);
  });
});

test('whatever the student does, no item repeats, and the attempt can be stored and read back', () => {
  const step: fc.Arbitrary<Step> = fc.oneof(
    fc.integer({ min: 1, max: 12 }).map(added),
    fc.constantFrom(...choiceLetters).map((letter): Step => ({ type: 'choose', letter })),
    fc.constantFrom(...choiceLetters).map((letter): Step => ({ type: 'toggle-cross-out', letter })),
    fc
      .constantFrom('check', 'next', 'back', 'open-review', 'clear', 'tick', 'pause', 'resume', 'interrupt')
      .map((type): Step => ({ type })),
    fc.nat(8).map((index): Step => ({ type: 'go-to', index })),
    fc.constant<Step>({ type: 'rate', confidence: 'guess' }),
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), fc.boolean(), (steps, ends) => {
      const attempt = after(ends ? [...steps, { type: 'finish' }] : steps);
      const { part, state } = partOf(attempt);
      expect(new Set(part.items).size).toBe(part.items.length);
      expect([part.keys.length, state.items.length]).toEqual([part.items.length, part.items.length]);
      expect(isConsistentAttempt(attempt)).toBe(true);
      expect(parseAttempt(JSON.parse(JSON.stringify(attempt)))).toEqual(attempt);
    }),
  );
});
