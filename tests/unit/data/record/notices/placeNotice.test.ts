import { expect, test } from 'vitest';
import type { StoragePlacement } from '@/data/record/api';
import { placeNoticeText } from '@/data/record/notices/placeNotice';
import { newerVersionNotices, rowProblemText } from '@/data/record/notices/rowNotices';

test.each<[StoragePlacement, boolean, string | null]>([
  [{ place: 'device', refusal: null }, true, null],
  [{ place: 'tab', refusal: null }, false, null],
  [
    { place: 'tab', refusal: 'full' },
    true,
    'This device has no room left for this site, so your words are saved in this tab only. You can reload, but if you close the tab, you will lose them.',
  ],
  [
    { place: 'tab', refusal: 'blocked' },
    true,
    'This browser doesn’t let this site save anything on this device, so your words are saved in this tab only. You can reload, but if you close the tab, you will lose them.',
  ],
  [
    { place: 'tab', refusal: 'unavailable' },
    true,
    'This browser couldn’t save to this device, so your words are saved in this tab only. You can reload, but if you close the tab, you will lose them.',
  ],
  [
    { place: 'memory', refusal: 'full' },
    false,
    'This browser has no room left for this site, so your words are not saved. You can go on, but if you reload the page or close the tab, you will lose them.',
  ],
  [
    { place: 'memory', refusal: 'blocked' },
    true,
    'This browser doesn’t let this site save anything, so your words are not saved. You can go on, but if you reload the page or close the tab, you will lose them.',
  ],
  [
    { place: 'memory', refusal: null },
    true,
    'This browser couldn’t save anything, so your words are not saved. You can go on, but if you reload the page or close the tab, you will lose them.',
  ],
])('%j, with consent to save: %s', (placement, savesOnDevice, expected) => {
  expect(placeNoticeText('words', placement, savesOnDevice)).toBe(expected);
});

test('uses the singular for one plan', () => {
  expect(placeNoticeText('plan', { place: 'tab', refusal: 'full' }, true)).toMatch(
    /your plan is saved.*lose it\.$/,
  );
});

test.each([
  [{ unreadable: 0, newer: 0 }, null],
  [{ unreadable: 2, newer: 1 }, newerVersionNotices.plan],
  [
    { unreadable: 1, newer: 0 },
    'Your saved plan can’t be read. You can make a new one. See My Data on your results page for how much can’t be read.',
  ],
] as const)('a plan with problems: %j', (troubles, expected) => {
  expect(rowProblemText('plan', troubles)).toBe(expected);
});
