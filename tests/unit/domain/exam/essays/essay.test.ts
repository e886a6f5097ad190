import { describe, expect, test } from 'vitest';
import {
  applyEssayEvent,
  type EssayEvent,
  maxEssayLength,
  newEssayState,
  countEssayWords,
} from '@/domain/exam/essays/essay';

const essay = { ...newEssayState(), prompt: 'pro-0001', outline: 'Two reasons.', text: 'It was late.' };

describe('an essay', () => {
  test('starts empty, with no prompt chosen', () => {
    expect(newEssayState()).toEqual({
      kind: 'essay',
      prompt: null,
      outline: '',
      text: '',
      usedMs: 0,
      ending: null,
    });
  });

  test.each<[string, EssayEvent, Partial<typeof essay>]>([
    [
      'takes another prompt and keeps what was written',
      { type: 'choose-prompt', prompt: 'pro-0002' },
      { prompt: 'pro-0002' },
    ],
    ['takes an outline', { type: 'write-outline', text: 'Three reasons.' }, { outline: 'Three reasons.' }],
    ['takes a text', { type: 'write', text: 'It was later.' }, { text: 'It was later.' }],
    ['can be emptied again', { type: 'write', text: '' }, { text: '' }],
    [
      'is kept whole at the longest length',
      { type: 'write', text: 'a'.repeat(maxEssayLength) },
      { text: 'a'.repeat(maxEssayLength) },
    ],
    [
      'is cut off if it is longer',
      { type: 'write', text: `${'a'.repeat(maxEssayLength)}b` },
      { text: 'a'.repeat(maxEssayLength) },
    ],
    [
      'cuts off its outline as well',
      { type: 'write-outline', text: `${'a'.repeat(maxEssayLength)}b` },
      { outline: 'a'.repeat(maxEssayLength) },
    ],
  ])('%s', (_, event, changes) => {
    expect(applyEssayEvent(essay, event)).toEqual({ ...essay, ...changes });
  });

  test.each<[string, EssayEvent]>([
    ['the same prompt', { type: 'choose-prompt', prompt: 'pro-0001' }],
    ['the same outline', { type: 'write-outline', text: 'Two reasons.' }],
    ['the same text', { type: 'write', text: 'It was late.' }],
  ])('stays the same object with %s', (_, event) => {
    expect(applyEssayEvent(essay, event)).toBe(essay);
  });
});

describe('the count of words', () => {
  test.each([
    ['', 0],
    ['   \n ', 0],
    ['Hello', 1],
    ['It was late.', 3],
    ['  Two\twords \n', 2],
    ['One.\n\nTwo paragraphs.', 3],
    ["Don't well-known", 2],
    ['Caf\u00e9 \u00e0 la carte', 4],
    ['Joined\u00a0yet two', 3],
  ])('of %j is %i', (text, words) => {
    expect(countEssayWords(text)).toBe(words);
  });
});
