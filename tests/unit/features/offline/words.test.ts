import { expect, test } from 'vitest';
import type { CopyState } from '@/data/offline/siteCopy';
import { copyAction, copySentence } from '@/features/offline/words';

test.each<[CopyState, RegExp, ReturnType<typeof copyAction>]>([
  ['none', /can work without a connection if you save it on this device \(1\.6 MB\)\.$/, 'Save it'],
  ['off', /can work without a connection if you save it on this device \(1\.6 MB\)\.$/, 'Save it'],
  ['storing', /is being saved on this device \(1\.6 MB\)/, 'Don’t save it'],
  ['stored', /is saved on this device \(1\.6 MB\) and works without a connection\.$/, 'Remove it'],
  ['failed', /could not be saved on this device, so it needs a connection\.$/, 'Save it'],
])('%s', (state, sentence, action) => {
  expect(copySentence(state, 1_622_533)).toMatch(sentence);
  expect(copyAction(state)).toBe(action);
});

test('a size that isn’t known is left out', () => {
  expect(copySentence('stored', null)).toBe(
    'This site is saved on this device and works without a connection.',
  );
});

test('where the browser can’t, nothing is said', () => {
  expect([copySentence('unsupported', null), copyAction('unsupported')]).toEqual([null, null]);
});
