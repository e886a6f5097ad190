/** A snapshot is read exactly as written, or not at all. */
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseAttempt } from '@/data/record/attemptSchema';
import { isLaterWrite, decodeSnapshot, encodeStoredText } from '@/data/record/stored-texts/snapshot';
import { applyAttemptEvent, type Attempt } from '@/domain/exam/attempts/attempt';
import { answered, events, finished, started } from '../sample-attempts';

const order = { holder: 3, sequence: 14 };

test('a snapshot reads back unchanged at any point of an attempt', () => {
  fc.assert(
    fc.property(events, (course) => {
      const attempt = course.reduce(applyAttemptEvent, started('a'));
      expect(decodeSnapshot(encodeStoredText(order, 1234, attempt))).toEqual({
        state: 'sound',
        order,
        savedAt: 1234,
        body: attempt,
      });
    }),
  );
});

test('never accepts a truncated or altered text', () => {
  const text = encodeStoredText(order, 1234, answered('a', 2));
  fc.assert(
    fc.property(fc.nat(text.length - 1), fc.constantFrom('', ' ', '0', 'x', '{'), (at, put) => {
      const changed = put === '' ? text.slice(0, at) : text.slice(0, at) + put + text.slice(at + 1);
      fc.pre(changed !== text);
      expect(decodeSnapshot(changed).state).not.toBe('sound');
    }),
  );
});

test.each([
  ['2 anything at all', 'newer'],
  ['12 {}', 'newer'],
  ['0 1 1 1 00000000 {}', 'damaged'],
  ['', 'damaged'],
  ['null', 'damaged'],
])('"%s" is %s', (text, state) => expect(decodeSnapshot(text).state).toBe(state));

test.each([
  [{ holder: 1, sequence: 2 }, { holder: 1, sequence: 1 }, true],
  [{ holder: 1, sequence: 1 }, { holder: 1, sequence: 1 }, false],
  [{ holder: 2, sequence: 1 }, { holder: 1, sequence: 99 }, true],
  [{ holder: 1, sequence: 99 }, { holder: 2, sequence: 1 }, false],
])('%j is later than %j: %s', (a, b, after) => expect(isLaterWrite(a, b)).toBe(after));

describe('rejects as an attempt', () => {
  const sound: Attempt = finished('a');
  const cases: readonly (readonly [string, unknown])[] = [
    ['another type', 'attempt'],
    ['nothing', null],
    ['an extra field', { ...sound, extra: 1 }],
    ['a missing field', { ...sound, pauses: undefined }],
    ['an id that no key can hold', { ...sound, id: 'a:b' }],
    ['an endless time', { ...sound, startedAt: { utcMs: Infinity, offsetMinutes: 0 } }],
    ['an unknown phase', { ...sound, phase: { name: 'waiting' } }],
    [
      'a set that the prototype names',
      { ...sound, form: { ...sound.form, source: { kind: 'set', set: 'constructor' } } },
    ],
    [
      'a file that the prototype names',
      {
        ...sound,
        form: {
          ...sound.form,
          parts: sound.form.parts.map((part) => ({ ...part, content: ['constructor/x'] })),
        },
      },
    ],
    ['more parts than states', { ...sound, parts: sound.parts.slice(1) }],
    [
      'too many stops',
      { ...sound, pauses: Array.from({ length: 10_001 }, () => ({ at: 0, lengthMs: 0, part: 0 })) },
    ],
  ];
  test.each(cases)('%s', (_, value) => expect(parseAttempt(value)).toBeNull());
  test('but accepts a valid one', () => expect(parseAttempt(sound)).toEqual(sound));
});
