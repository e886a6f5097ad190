/** The sentences about an import, before and after it, and about an export. */
import { describe, expect, test } from 'vitest';
import type { ImportOutcome, ImportReadResult } from '@/data/record/api';
import {
  exportedText,
  hasNewData,
  importPreviewText,
  importedText,
} from '@/features/history/my-data/backupTexts';
import { hasExportableData } from '@/features/history/my-data/recordContentsText';
import { savedForVisitText, savedOnDeviceText } from '@/features/history/my-data/savingChoiceTexts';
import { mapRowKinds, savedRowKinds } from '@/data/record/saved/savedRowKinds';

const noSavedRows = mapRowKinds(() => 0);

type Sound = Extract<ImportReadResult, { state: 'sound' }>;

const reading = (changes: Partial<Sound>): Sound => ({
  state: 'sound',
  newAttempts: 0,
  learner: { name: null, isOther: false },
  alreadyHere: 0,
  unreadable: 0,
  newNotes: 0,
  newerNotesHere: 0,
  newSavedRows: noSavedRows,
  undated: 0,
  unusable: noSavedRows,
  apply: () => Promise.reject(new Error('not asked for')),
  ...changes,
});

const outcome = (changes: Partial<ImportOutcome>): ImportOutcome => ({
  device: 0,
  tab: 0,
  memory: 0,
  noRoom: 0,
  notes: 0,
  savedRows: 0,
  ...changes,
});

describe('what an import would do and did', () => {
  test.each([
    [
      { newAttempts: 3, undated: 1 },
      '3 new tests. One of the new tests has a date that can’t be right: the list shows “date unknown” instead, and trends, practice, and your plan leave it out.',
    ],
    [
      { newAttempts: 3, undated: 2, unusable: { ...noSavedRows, cards: 2, plans: 1 } },
      '3 new tests. 2 of the new tests have a date that can’t be right: the list shows “date unknown” instead, and trends, practice, and your plan leave them out. 2 words you have practiced and a study plan will be left out: some dates or numbers in them can’t be right.',
    ],
    [{}, 'No new tests.'],
    [{ newAttempts: 3, alreadyHere: 1 }, '3 new tests, 1 already here.'],
    [{ newAttempts: 1, unreadable: 2 }, '1 new test, 2 that can’t be read and will be left out.'],
    [
      { alreadyHere: 4, newNotes: 1, newerNotesHere: 2 },
      'No new tests, 4 already here. 1 new or updated note. 2 notes here are newer and will stay.',
    ],
    [
      { newSavedRows: { ...noSavedRows, cards: 210, causes: 1, plans: 1, wordDays: 9 } },
      'No new tests. Also new or updated: 210 words you have practiced, 1 reason for mistakes, and a study plan.',
    ],
    [
      { newSavedRows: { ...noSavedRows, profiles: 1, goals: 2, reportedTests: 1 } },
      'No new tests. Also new or updated: 1 profile, 2 goals, and 1 reported score.',
    ],
    [
      { newSavedRows: { ...noSavedRows, wordDays: 1 } },
      'No new tests. Also new or updated: 1 day of word practice.',
    ],
  ])('would: %j', (changes, text) => expect(importPreviewText(reading(changes))).toBe(text));

  test.each([
    [{}, 'Nothing was imported.'],
    [{ device: 3, notes: 1 }, '3 tests imported to this device and 1 note imported.'],
    [
      { tab: 1, noRoom: 2 },
      '1 test imported into this tab. There was no room for 2 tests: the file still has them.',
    ],
    [{ savedRows: 7 }, 'Your words, plan, profile, and goals brought up to date.'],
    [{ memory: 2 }, '2 tests available until this page is closed or reloaded.'],
  ])('did: %j', (changes, text) => expect(importedText(outcome(changes))).toBe(text));

  test('says whether there is anything to import', () => {
    expect(hasNewData(reading({ alreadyHere: 3 }))).toBe(false);
    expect(hasNewData(reading({ newNotes: 1 }))).toBe(true);
    for (const kind of savedRowKinds)
      expect(hasNewData(reading({ newSavedRows: { ...noSavedRows, [kind]: 1 } }))).toBe(true);
  });

  test.each([
    [{}, false],
    [{ cards: 8 }, true],
    [{ plans: 1 }, true],
  ])('without tests, whether there is anything to export: %j', (savedRows, isExportable) =>
    expect(hasExportableData({ finished: 0, savedRows: { ...noSavedRows, ...savedRows } })).toBe(
      isExportable,
    ),
  );

  const exported = {
    fileName: 'a.json',
    text: '',
    sizeBytes: 1,
    importable: true,
    attempts: 24,
    savedRows: noSavedRows,
    leftOut: 0,
  };

  test.each([
    [0, /24 tests\. Save it/],
    [1, /1 test that can’t be read here is not in the file/],
    [null, /the file may lack some tests/],
  ])('an export that left out %s says so', (leftOut, text) => {
    expect(exportedText({ ...exported, leftOut })).toMatch(text);
  });

  test('an export without tests says what it contains', () => {
    const savedRows = { ...noSavedRows, cards: 8, plans: 1 };
    expect(exportedText({ ...exported, attempts: 0, savedRows })).toMatch(
      /^a\.json holds 8 words you have practiced and a study plan\. /,
    );
  });

  test.each([
    [
      savedForVisitText({ moved: 2, deleted: 0, untilReload: 0 }),
      'Results are saved only for this visit. This tab has 2 tests, and this device has none.',
    ],
    [savedForVisitText({ moved: 2, deleted: 3, untilReload: 0 }), /no room for 3 more, now deleted/],
    [savedForVisitText({ moved: 2, deleted: 3, untilReload: 4 }), /last until you reload or close this page/],
    [
      savedForVisitText({ moved: 0, deleted: null, untilReload: 0 }),
      /^Nothing has changed, because what is saved on this device can’t be read in full/,
    ],
    [savedOnDeviceText(0), 'Results are saved on this device from now on.'],
    [savedOnDeviceText(1), /including 1 test from this tab/],
  ])('%s', (text, expected) => expect(text).toMatch(expected));
});
