import { expect, test } from 'vitest';
import type { CopyState } from '@/data/offline/siteCopy';
import { copyAction, copySentence, copySize } from '@/features/offline/words';

test.each<[CopyState, RegExp, ReturnType<typeof copyAction>, string]>([
  ['none', /can work without a connection if you save it on this device\.$/, 'Save it', '1.6 MB'],
  ['off', /can work without a connection if you save it on this device\.$/, 'Save it', '1.6 MB'],
  ['storing', /is being saved on this device/, 'Don’t save it', '1.6 MB'],
  ['stored', /is saved on this device and works without a connection\.$/, 'Remove it', '1.6 MB'],
  ['failed', /could not be saved on this device, so it needs a connection\.$/, 'Save it', ''],
])('%s', (state, sentence, action, size) => {
  expect(copySentence(state)).toMatch(sentence);
  expect(copyAction(state)).toBe(action);
  expect(copySize(state, 1_622_533)).toBe(size);
});

test('a size that isn’t known is left out', () => {
  expect(copySize('stored', null)).toBe('');
});

test('where the browser can’t, nothing is said', () => {
  expect([copySentence('unsupported'), copyAction('unsupported'), copySize('unsupported', 1)]).toEqual([
    null,
    null,
    '',
  ]);
});
