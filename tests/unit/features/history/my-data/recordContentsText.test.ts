/** The text of what is saved, and of its deletion. */
import { describe, expect, test } from 'vitest';
import type { RecordContents } from '@/data/record/api';
import { deletionConfirmations } from '@/features/history/my-data/deletionTexts';
import { recordContentsText } from '@/features/history/my-data/recordContentsText';
import { recordProblems, recordSizeText } from '@/features/history/my-data/savedDataTexts';
import { visitOnlyConfirmations } from '@/features/history/my-data/savingChoiceTexts';
import { mapRowKinds } from '@/data/record/saved/savedRowKinds';

const noSavedRows = mapRowKinds(() => 0);

const none = { unreadable: 0, newer: 0 };

const noProblems = { ...mapRowKinds(() => none), notes: none };

const nothing: RecordContents = {
  savedRows: noSavedRows,
  finished: 0,
  running: 0,
  notes: 0,
  bytes: 0,
  unreadable: 0,
  newer: 0,
  undated: 0,
  unusable: noSavedRows,
  others: noProblems,
  database: 'open',
  lastBackupMs: null,
  persisted: null,
  quotaBytes: null,
};

const figures = (changes: Partial<RecordContents>): RecordContents => ({ ...nothing, ...changes });

describe('what is saved', () => {
  test.each([
    [{}, 'nothing'],
    [{ finished: 1 }, '1 finished test'],
    [{ finished: 24, running: 1, notes: 3 }, '24 finished tests, 1 unfinished test, and 3 notes'],
    [
      { savedRows: { ...noSavedRows, profiles: 1, goals: 1, reportedTests: 2, readMarks: 1 } },
      '1 profile, 1 goal, 2 reported scores, and your place in the notifications',
    ],
    [{ notes: 1, savedRows: { ...noSavedRows, timelineNotes: 2 } }, '1 note and 2 notes on the timeline'],
  ])('%j', (changes, text) => expect(recordContentsText(figures(changes))).toBe(text));

  test('gives its size, and the browser’s limit if known', () => {
    expect(recordSizeText(figures({ bytes: 620_000 }))).toBe('About 620 kB');
    expect(recordSizeText(figures({ bytes: 620_000, quotaBytes: 2e9 }))).toBe(
      'About 620 kB of the 2 GB that this browser gives the site',
    );
  });

  test.each<[Partial<RecordContents>, readonly RegExp[]]>([
    [{}, []],
    [{ unreadable: 1 }, [/^1 test here can’t be read/]],
    [
      { unreadable: 2, newer: 1 },
      [/^2 tests here/, /^1 test here is from a newer version of this site and is/],
    ],
    [{ newer: 3 }, [/^3 tests here are from a newer version/]],
    [
      { undated: 1 },
      [/^1 test here has a date that can’t be right.*It is in the list with “date unknown” and stays/],
    ],
    [{ undated: 2 }, [/^2 tests here have a date.*They are in the list with “date unknown” and stay/]],
    [
      { unusable: { ...noSavedRows, plans: 1 } },
      [
        /^A study plan can’t be used.*in it can’t be right\. Nothing was deleted, and new work will replace it/,
      ],
    ],
    [
      { unusable: { ...noSavedRows, cards: 2, plans: 1 } },
      [/^2 words you have practiced and a study plan can’t be used.*will replace them/],
    ],
    [
      { others: { ...noProblems, cards: { unreadable: 3, newer: 0 }, notes: { unreadable: 1, newer: 0 } } },
      [/^3 words and 1 note here can’t be read\. Nothing was deleted/],
    ],
    [
      {
        others: {
          ...noProblems,
          profiles: { unreadable: 1, newer: 0 },
          goals: { unreadable: 2, newer: 0 },
          reportedTests: { unreadable: 0, newer: 1 },
          readMarks: { unreadable: 1, newer: 0 },
        },
      },
      [
        /^Your profile, 2 goals, and your place in the notifications here can’t be read/,
        /^1 reported score here is from a newer version/,
      ],
    ],
    [
      { others: { ...noProblems, timelineNotes: { unreadable: 1, newer: 0 } } },
      [/^1 note on the timeline here can’t be read/],
    ],
    [
      { others: { ...noProblems, plans: { unreadable: 0, newer: 1 } } },
      [/^Your study plan here is from a newer version of this site: this page/],
    ],
    [
      {
        others: {
          ...noProblems,
          causes: { unreadable: 1, newer: 2 },
          wordDays: { unreadable: 0, newer: 1 },
        },
      },
      [
        /^1 reason for mistakes here/,
        /^1 day of word practice and 2 reasons for mistakes here are from a newer/,
      ],
    ],
    [{ database: 'newer' }, [/Nothing is lost: reload/]],
    [{ database: 'unavailable' }, [/Close other tabs/]],
    [{ database: 'unused' }, []],
  ])('problems with %j', (changes, sentences) => {
    const found = recordProblems(figures(changes));
    expect(found).toHaveLength(sentences.length);
    sentences.forEach((sentence, index) => expect(found[index]).toMatch(sentence));
  });

  test('says twice what would be deleted', () => {
    const measure = figures({ finished: 2 });
    expect(visitOnlyConfirmations(measure).map(({ question }) => question)).toEqual([
      'Save results only for this visit?',
      'Delete 2 finished tests from this device?',
    ]);
    expect(deletionConfirmations(measure, null, null)).toHaveLength(2);
    expect(deletionConfirmations(measure, null, null)[0]?.text).toMatch(
      /^This deletes 2 finished tests, and/,
    );
  });

  test('says that what can’t be read is deleted, too', () => {
    const [, second] = visitOnlyConfirmations(figures({ finished: 2, unreadable: 1, newer: 1 }));
    expect(second?.text).toMatch(/So is what this page can’t read: 2 items\.$/);
  });

  test.each(['unavailable', 'newer'] as const)(
    'with a database that is %s, says so, and never that there is nothing',
    (database) => {
      const [only, ...others] = visitOnlyConfirmations(figures({ database }));
      expect(others).toEqual([]);
      expect(only?.text).toMatch(/can’t be read right now. As long as that is so, nothing changes/);
      expect(deletionConfirmations(figures({ database }), null, null)[0]?.text).toMatch(
        /everything on this device that can’t be read right now/,
      );
    },
  );

  test('changing consent asks nothing if nothing is saved', () => {
    expect(visitOnlyConfirmations(nothing)).toEqual([]);
    expect(visitOnlyConfirmations(figures({ unreadable: 1 }))).toHaveLength(2);
    expect(deletionConfirmations(nothing, null, null)[0]?.text).toMatch(
      /^This deletes your choice about saving results/,
    );
  });
});
