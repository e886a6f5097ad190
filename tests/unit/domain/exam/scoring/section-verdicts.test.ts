import { expect, test } from 'vitest';
import type { Attempt } from '@/domain/exam/attempts/attempt';
import type { FormSection } from '@/domain/exam/test/form';
import { attemptVerdicts } from '@/domain/exam/scoring/section-verdicts';
import {
  begin,
  chooseC,
  oneSection,
  played,
  quantitativePart,
  sampleContent,
  type Step,
} from '../sample-attempts';

const next: Step = { type: 'next' };

/** One right, one wrong, one blank. */
function attemptOf(part: FormSection, seenBefore: readonly string[]): Attempt {
  const steps: readonly Step[] = [begin, chooseC, next, { type: 'choose', letter: 'A' }, next];
  const { attempt } = played(steps, oneSection);
  return { ...attempt, form: { ...attempt.form, parts: [part] }, seenBefore };
}

test('judges each item by the key in the form, and a blank as blank', () => {
  expect(attemptVerdicts(attemptOf(quantitativePart, ['qua-0002']))).toEqual([
    [
      { verdict: 'right', seenBefore: false },
      { verdict: 'wrong', seenBefore: true },
      { verdict: 'blank', seenBefore: false },
    ],
  ]);
});

test('judges an attempt once', () => {
  const attempt = attemptOf(quantitativePart, []);
  expect(attemptVerdicts(attempt)).toBe(attemptVerdicts(attempt));
});

test('an item counts as seen in any version', () => {
  const part = { ...quantitativePart, items: ['qua-0001@3', 'qua-0002', 'qua-0003'] };
  const [[first] = []] = attemptVerdicts(attemptOf(part, ['qua-0001']));
  expect(first).toEqual({ verdict: 'right', seenBefore: true });
});

test('gives no verdict without a key for an item', () => {
  const part = { ...quantitativePart, keys: quantitativePart.keys.slice(1) };
  expect(() => attemptVerdicts(attemptOf(part, []))).toThrow('Item 3 has no key');
});

test('the keys of the sample match its items', () => {
  const keys = new Map(sampleContent.items.map(({ id, key }) => [id, key]));
  expect(quantitativePart.items.map((id) => keys.get(id))).toEqual(quantitativePart.keys);
});
