import { expect, test } from 'vitest';
import { newerVersionNotices } from '@/data/record/notices/rowNotices';
import { changeOutcomeText } from '@/features/family/tabs/changeOutcomeText';

test.each([
  [{ state: 'visit' }, 'Note added for this visit'],
  [{ state: 'saved', place: 'device', refusal: null, savesOnDevice: true }, 'Note added'],
  [
    { state: 'saved', place: 'memory', refusal: 'full', savesOnDevice: true },
    'Note added, but this browser could not save it on the device',
  ],
  [{ state: 'newer' }, newerVersionNotices.timelineNotes],
  [{ state: 'unread' }, /what is already saved here can’t be read right now\. Nothing has changed/],
  [{ state: 'refused' }, /could not be saved\. Nothing has changed/],
  [{ state: 'not-loaded' }, /Check the connection/],
] as const)('%j', (saved, text) => {
  expect(changeOutcomeText(saved, 'note', 'Note added')).toMatch(text);
});

test('names what was changed', () => {
  expect(changeOutcomeText({ state: 'newer' }, 'goal', '')).toBe(newerVersionNotices.goals);
  expect(changeOutcomeText({ state: 'refused' }, 'goal', '')).toMatch(/^The goal could not be saved/);
});
