import { expect, test } from 'vitest';
import type { OfflineCopyState } from '@/data/offline/getSiteCopyController';
import {
  offlineCopyActionLabel,
  offlineCopySentence,
  offlineCopySizeText,
} from '@/features/offline/offlineText';

test.each<[OfflineCopyState, RegExp, ReturnType<typeof offlineCopyActionLabel>, string]>([
  ['none', /can work without a connection if you save it on this device\.$/, 'Save it', '1.6 MB'],
  ['off', /can work without a connection if you save it on this device\.$/, 'Save it', '1.6 MB'],
  ['storing', /is being saved on this device/, 'Don’t save it', '1.6 MB'],
  ['stored', /is saved on this device and works without a connection\.$/, 'Remove it', '1.6 MB'],
  ['failed', /could not be saved on this device, so it needs a connection\.$/, 'Save it', ''],
])('%s', (state, sentence, action, size) => {
  expect(offlineCopySentence(state)).toMatch(sentence);
  expect(offlineCopyActionLabel(state)).toBe(action);
  expect(offlineCopySizeText(state, 1_622_533)).toBe(size);
});

test('leaves out an unknown size', () => {
  expect(offlineCopySizeText('stored', null)).toBe('');
});

test('says nothing if the browser can’t', () => {
  expect([
    offlineCopySentence('unsupported'),
    offlineCopyActionLabel('unsupported'),
    offlineCopySizeText('unsupported', 1),
  ]).toEqual([null, null, '']);
});
