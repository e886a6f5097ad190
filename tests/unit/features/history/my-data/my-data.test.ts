import { describe, expect, test } from 'vitest';
import type { ImportOutcome, ImportReadResult, RecordContents } from '@/data/record/api';
import { type AttemptSummary, summarizeAttempt } from '@/data/record/finished/summarizeAttempt';
import {
  attemptConditionsText,
  deleteTestText,
  sectionCountsText,
  toHistoryRow,
} from '@/features/history/list/historyRows';
import { testTitle } from '@/domain/exam/catalog/test-title';
import { assessEvictionRisk, benefitsFromInstall } from '@/features/history/my-data/assessEvictionRisk';
import {
  exportedText,
  hasNewData,
  importPreviewText,
  importedText,
} from '@/features/history/my-data/backupTexts';
import { deletionConfirmations } from '@/features/history/my-data/deletionTexts';
import { hasExportableData, recordContentsText } from '@/features/history/my-data/recordContentsText';
import { recordProblems, recordSizeText } from '@/features/history/my-data/savedDataTexts';
import {
  savedForVisitText,
  savedOnDeviceText,
  visitOnlyConfirmations,
} from '@/features/history/my-data/savingChoiceTexts';
import { mapRowKinds, savedRowKinds } from '@/data/record/saved/savedRowKinds';
import { assertPresent } from '@/lib/assert';
import { notes } from '../../../data/record/sample-attempts';
import { attemptsAt } from '../../../domain/exam/sample-attempts';

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

const chrome =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/148.0.0.0 Safari/537.36';
const safari =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15';
const chromeOnPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/148.0 Mobile/15E148 Safari/604.1';
const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:150.0) Gecko/20100101 Firefox/150.0';
const android =
  'Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/148.0 Mobile Safari/537.36';

describe('what a browser can clear', () => {
  test.each([
    ['Chrome that granted it', chrome, true, false, 'promised'],
    ['Chrome that didn’t grant it', chrome, false, false, 'maybe'],
    ['installed Chrome that didn’t grant it', chrome, false, true, 'maybe'],
    ['Safari, whatever it reports', safari, true, false, 'seven-days'],
    ['Safari with the site in the Dock', safari, true, true, 'promised'],
    ['Chrome on an iPhone', chromeOnPhone, false, false, 'seven-days'],
    ['an iPhone with the site on the Home Screen', chromeOnPhone, false, true, 'maybe'],
    ['Firefox that doesn’t report it', firefox, null, false, 'maybe'],
    ['a browser on Android', android, false, false, 'maybe'],
  ] as const)('%s', (_, userAgent, persisted, installed, clearing) => {
    expect(assessEvictionRisk({ userAgent, maxTouchPoints: 0 }, persisted, installed)).toBe(clearing);
  });

  test.each([
    ['an iPhone', chromeOnPhone, 5, false, true],
    ['an iPad, which identifies itself as a Mac', safari, 5, false, true],
    ['an iPhone with the site on the Home Screen', chromeOnPhone, 5, true, false],
    ['a Mac', safari, 0, false, false],
    ['a laptop with a touch screen', firefox, 10, false, false],
    ['a phone with Android', android, 5, false, false],
  ] as const)('%s benefits from the Home Screen or not', (_, userAgent, maxTouchPoints, installed, gains) => {
    expect(benefitsFromInstall({ userAgent, maxTouchPoints }, installed)).toBe(gains);
  });
});

describe('what is saved', () => {
  test.each([
    [{}, 'nothing'],
    [{ finished: 1 }, '1 finished test'],
    [{ finished: 24, running: 1, notes: 3 }, '24 finished tests, 1 unfinished test, and 3 notes'],
    [
      { savedRows: { ...noSavedRows, profiles: 1, goals: 1, reportedTests: 2, readMarks: 1 } },
      '1 profile, 1 goal, 2 reported scores, and your place in the notifications',
    ],
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

  test('changing consent asks nothing if nothing is saved', () => {
    expect(visitOnlyConfirmations(nothing)).toEqual([]);
    expect(visitOnlyConfirmations(figures({ unreadable: 1 }))).toHaveLength(2);
    expect(deletionConfirmations(nothing, null, null)[0]?.text).toMatch(
      /^This deletes your choice about saving results/,
    );
  });
});

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
      savedForVisitText(2, 0),
      'Results are saved only for this visit. This tab has 2 tests, and this device has none.',
    ],
    [savedForVisitText(2, 3), /no room for 3 more, now deleted/],
    [savedForVisitText(0, null), /0 tests; what the device had could not be read/],
    [savedOnDeviceText(0), 'Results are saved on this device from now on.'],
    [savedOnDeviceText(1), /including 1 test from this tab/],
  ])('%s', (text, expected) => expect(text).toMatch(expected));
});

describe('a row of the list', () => {
  const finished = assertPresent(summarizeAttempt(attemptsAt.finished), 'a finished attempt');
  const summary = (changes: Partial<AttemptSummary> = {}): AttemptSummary => ({ ...finished, ...changes });

  test('has the title, the day, the conditions, and the figures of each section', () => {
    const row = toHistoryRow(finished, undefined);
    expect(row).toMatchObject({
      id: 'attempt-1',
      title: 'Full Test A',
      test: null,
      date: 'Nov 21, 2026',
      conditions: 'Test conditions',
      note: '',
      essays: ['Writing'],
    });
    expect(row.sections.map((section) => `${section.title}: ${sectionCountsText(section)}`)).toEqual([
      'Quantitative 1: 0 right, 0 wrong, 3 blank',
      'Reading: 0 right, 0 wrong, 2 blank',
      'Experimental: 1 right, 0 wrong, 2 blank',
    ]);
    expect(deleteTestText(row)).toBe(
      'This deletes Full Test A (Nov 21, 2026) with its answers. It can’t be undone.',
    );
  });

  test('puts a name before the title, and ignores an empty one', () => {
    const row = toHistoryRow(finished, notes('attempt-1'));
    expect(row).toMatchObject({
      title: 'Saturday morning',
      test: 'Full Test A',
      note: 'Too slow in analogies.',
    });
    expect(deleteTestText(row)).toContain('with its answers and your note');
    expect(toHistoryRow(finished, notes('attempt-1', { name: '  ' }))).toMatchObject({
      title: 'Full Test A',
      test: null,
    });
  });

  test.each<[Partial<AttemptSummary>, string]>([
    [{ conditions: { mode: 'practice', feedback: 'at-end' } }, 'Practice'],
    [
      { timing: 'half-more', pauses: 1, interruptions: 2 },
      'Test conditions, time and a half (1.5×), 1 pause, 2 interruptions',
    ],
    [{ parts: finished.parts.map((part) => ({ ...part, ending: null })) }, 'Test conditions, ended early'],
  ])('%j', (changes, text) => expect(attemptConditionsText(summary(changes))).toBe(text));

  test('still names a test that the site no longer has', () => {
    expect(testTitle('starter-1')).toBe('Earlier test');
  });
});
