import { expect, test } from 'vitest';
import { newerVersionNotices } from '@/data/record/notices/rowNotices';
import { noteActionLabel, noteSaveOutcomeText } from '@/features/family/tabs/panels/notes/noteTexts';

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
  expect(noteSaveOutcomeText(saved, 'Note added')).toMatch(text);
});

test('a button names its note, with letters from right to left isolated', () => {
  expect(noteActionLabel('Edit', { text: 'Sick' })).toBe('Edit the note “Sick”');
  expect(noteActionLabel('Remove', { text: '\u05d7\u05d5\u05dc\u05d4' })).toBe(
    'Remove the note “\u2068\u05d7\u05d5\u05dc\u05d4\u2069”',
  );
});
