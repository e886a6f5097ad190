/** Export and import: the file contains all readable data and restores it; an invalid file changes nothing. */
import * as fc from 'fast-check';
import { openDB } from 'idb';
import { IDBDatabase } from 'fake-indexeddb';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { brand } from '@/brand';
import { applyAttemptEvent, newAttempt } from '@/domain/exam/attempts/attempt';
import { backupFileName, formatBackup, textSizeBytes, readBackup } from '@/data/record/backup/backupFile';
import { maxBackupBytes } from '@/data/record/backup/maxBackupBytes';
import type { ImportReadResult, StudentRecord } from '@/data/record/api';
import { mapRowKinds } from '@/data/record/saved/savedRowKinds';
import { parseAttempt } from '@/data/record/attemptSchema';
import { formItemIds } from '@/domain/exam/test/form-item-ids';
import { type FakeBrowser, fakeBrowser, noDatabase, type Tab, watched } from '../fake-browser';
import { fullestTest } from '../fullest-test';
import { answered, at, events, finished, form, notes, start, started } from '../sample-attempts';
import { putNotes } from '../putRows';

afterEach(() => void vi.restoreAllMocks());

type Sound = Extract<ImportReadResult, { state: 'sound' }>;

async function handedIn({ record }: Tab, id: string, ms = 50_000) {
  const { hold } = await record.beginAttempt(started(id), watched());
  await hold.finish(finished(id, ms));
}

async function keeping(browser: FakeBrowser = fakeBrowser(), options = {}) {
  const tab = browser.tab(options);
  await tab.record.setConsent('keep');
  return { browser, tab, record: tab.record };
}

/** A file with two attempts, one of them with notes. */
async function exported() {
  const { tab, record } = await keeping();
  await handedIn(tab, 'a', 40_000);
  await handedIn(tab, 'b', 50_000);
  await putNotes(record, notes('a'));
  return (await record.exportAll()).text;
}

const read = (record: StudentRecord, text: string) => record.readImport(text, text.length);

async function readSound(record: StudentRecord, text: string): Promise<Sound> {
  const reading = await read(record, text);
  if (reading.state !== 'sound') throw new Error(`Not sound but ${reading.state}`);
  return reading;
}

async function everything(record: StudentRecord) {
  const { attempts } = await record.listFinished();
  return {
    attempts,
    whole: await Promise.all(attempts.map(({ id }) => record.readFinished(id))),
    notes: (await record.listNotes()).toSorted((a, b) => (a.id < b.id ? -1 : 1)),
    seen: [...(await record.seenItems())].toSorted(),
  };
}

describe('an export', () => {
  test.each([
    [Date.UTC(2026, 10, 21, 15), -300, null, '-2026-11-21.json'],
    [Date.UTC(2026, 10, 22, 2), -300, null, '-2026-11-21.json'],
    [Date.UTC(2026, 11, 31, 20), 540, null, '-2027-01-01.json'],
    [Date.UTC(2026, 10, 21, 15), -300, 'Ana L.', '-ana-l-2026-11-21.json'],
    [Date.UTC(2026, 10, 21, 15), -300, '?', '-2026-11-21.json'],
  ])(
    'at %i, with an offset of %i minutes, by %s, has a name with the brand and %s',
    (utcMs, offsetMinutes, nickname, rest) => {
      expect(backupFileName({ utcMs, offsetMinutes }, nickname)).toBe(brand.filePrefix + rest);
    },
  );

  test('contains every finished attempt, the notes, and the items seen, dated by the student’s day', async () => {
    const { tab, record } = await keeping();
    await handedIn(tab, 'a');
    await (await record.beginAttempt(started('running'), watched())).hold.release();
    await putNotes(record, notes('a'));
    const { fileName, text, attempts, leftOut } = await record.exportAll();
    expect(fileName).toMatch(new RegExp(`^${brand.filePrefix}-2026-11-1\\d\\.json$`));
    expect([attempts, leftOut]).toEqual([1, 0]);
    expect(JSON.parse(text)).toMatchObject({
      format: 'larkfield-prep',
      version: 1,
      attempts: [finished('a')],
      notes: [notes('a')],
      seen: [
        { id: 'ana-0001', count: 1, lastMs: start + 50_000 },
        { id: 'syn-0001', count: 1, lastMs: start + 50_000 },
        { id: 'syn-0002', count: 1, lastMs: start + 50_000 },
      ],
    });
  });

  test.each([
    ['in the database', 'keep', {}],
    ['in slots of the device', 'keep', noDatabase],
    ['in slots of the tab', 'visit', {}],
  ] as const)('includes attempts %s', async (_, consent, options) => {
    const tab = fakeBrowser().tab(options);
    await tab.record.setConsent(consent);
    await handedIn(tab, 'a');
    const { attempts, leftOut, text } = await tab.record.exportAll();
    expect(attempts).toBe(1);
    expect(leftOut).toBe(options === noDatabase ? null : 0);
    expect(JSON.parse(text)).toMatchObject({ attempts: [finished('a')] });
  });

  test('leaves out unreadable and newer attempts, and counts both', async () => {
    const { tab, record } = await keeping();
    await handedIn(tab, 'a');
    const database = await openDB('larkfield');
    await database.put('attempts', { id: 'n', version: 2, much: 'else' });
    await database.put('attempts', { id: 'd', version: 1, attempt: 'damaged' });
    await database.add('unreadable', { attempt: 'set aside', summary: null, at: 0 });
    database.close();
    expect(await record.exportAll()).toMatchObject({ attempts: 1, leftOut: 3 });
  });

  test('counts as the last backup, which follows the consent and is deleted with it', async () => {
    const { browser, tab, record } = await keeping();
    await record.exportAll();
    expect((await record.measure()).lastBackupMs).toBeNull();
    await handedIn(tab, 'a');
    await record.exportAll();
    const { lastBackupMs } = await record.measure();
    expect(lastBackupMs).toBeGreaterThan(1_795_000_000_000);
    await record.setConsent('visit');
    expect(browser.device.texts.size).toBe(0);
    expect((await tab.reloaded().record.measure()).lastBackupMs).toBe(lastBackupMs);
    await record.forgetEverything();
    expect((await record.measure()).lastBackupMs).toBeNull();
    expect(tab.storage.texts.size).toBe(0);
  });
});

describe('with a thousand full tests', () => {
  test('an export can be imported even if every test is as large as possible', async () => {
    const { attempt, notes: fullNotes } = await fullestTest('0'.repeat(36));
    expect(parseAttempt(JSON.parse(JSON.stringify(attempt)))).toEqual(attempt);
    expect(formItemIds(attempt.form).length).toBeGreaterThanOrEqual(166);
    const ids = Array.from({ length: 1000 }, (_, number) => String(number).padStart(36, '0'));
    const text = formatBackup({
      exportedAt: attempt.startedAt,
      attempts: ids.map((id) => ({ ...attempt, id })),
      notes: ids.map((id) => ({ ...fullNotes, id })),
      // More than the whole bank has.
      savedRows: mapRowKinds(() => []),
      seen: Array.from({ length: 3000 }, (_, n) => ({ id: `syn-${n}`, count: 1000, lastMs: at(n).utcMs })),
    });
    const sizeBytes = textSizeBytes(text);
    expect(sizeBytes).toBeGreaterThan(50_000_000);
    expect(sizeBytes).toBeLessThan(maxBackupBytes);
    const reading = readBackup(text, sizeBytes);
    expect(reading.state === 'sound' && reading.backup.attempts.length).toBe(1000);
  });

  test.each([
    [maxBackupBytes, true],
    [maxBackupBytes + 1, false],
  ])('an export of %i bytes can be imported: %s; only then is it a backup', async (bytes, importable) => {
    const { tab, record } = await keeping();
    await handedIn(tab, 'a');
    vi.spyOn(Blob.prototype, 'size', 'get').mockReturnValue(bytes);
    expect(await record.exportAll()).toMatchObject({ attempts: 1, sizeBytes: bytes, importable });
    expect((await record.measure()).lastBackupMs !== null).toBe(importable);
  });
});

describe('after export, deletion, and import', () => {
  test('the record is unchanged', async () => {
    const { tab, record } = await keeping();
    for (const [id, ms] of [
      ['early', 40_000],
      ['late', 50_000],
    ] as const)
      await handedIn(tab, id, ms);
    await putNotes(record, notes('early'));
    const before = await everything(record);
    const { text } = await record.exportAll();
    await record.forgetEverything();
    await record.setConsent('keep');
    expect((await record.listFinished()).attempts).toEqual([]);
    const reading = await readSound(record, text);
    expect(reading).toMatchObject({ newAttempts: 2, alreadyHere: 0, unreadable: 0, newNotes: 1 });
    expect(await reading.apply()).toEqual({
      device: 2,
      tab: 0,
      memory: 0,
      noRoom: 0,
      notes: 1,
      savedRows: 0,
    });
    expect(await everything(record)).toEqual(before);
    expect(await everything(tab.reloaded().record)).toEqual(before);
  });

  test('nothing is lost, whatever the attempts and notes contain', async () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 80 });
    const someNotes = fc.record({
      name: text,
      note: text,
      selfCheck: fc.dictionary(fc.stringMatching(/^[a-z ]{1,20}$/), fc.integer({ min: 1, max: 4 }), {
        maxKeys: 5,
      }),
      changedAt: fc.nat(),
    });
    const one = fc.record({ course: events, some: fc.option(someNotes) });
    await fc.assert(
      fc.asyncProperty(fc.array(one, { minLength: 1, maxLength: 4 }), async (all) => {
        const { tab, record } = await keeping();
        for (const [index, { course, some }] of all.entries()) {
          const id = `attempt-${index}`;
          const played = course.reduce(applyAttemptEvent, newAttempt(id, form, at(0), new Set(['ana-0001'])));
          const { hold } = await record.beginAttempt(played, watched());
          // After an absence, the first event only interrupts.
          const finish = { type: 'finish', now: at(400_000 + index) } as const;
          await hold.finish(applyAttemptEvent(applyAttemptEvent(played, finish), finish));
          if (some !== null) await putNotes(record, { id, ...some });
        }
        const before = await everything(record);
        const { text: file } = await record.exportAll();
        await record.forgetEverything();
        await record.setConsent('keep');
        await (await readSound(record, file)).apply();
        expect(await everything(tab.reloaded().record)).toEqual(before);
      }),
      { numRuns: 25 },
    );
  });

  test('a thousand attempts take only a few transactions', async () => {
    const { record } = await keeping();
    const attempts = Array.from({ length: 1000 }, (_, n) => finished(`n-${n}`));
    const { text } = await record.exportAll();
    const file = JSON.stringify({ ...JSON.parse(text), attempts });
    const reading = await readSound(record, file);
    const opened = vi.spyOn(IDBDatabase.prototype, 'transaction');
    expect(await reading.apply()).toMatchObject({ device: 1000, noRoom: 0 });
    expect(opened.mock.calls.length).toBeLessThan(30);
    expect((await record.listFinished()).attempts).toHaveLength(1000);
    const again = await record.exportAll();
    expect(again.attempts).toBe(1000);
  });
});

describe('an import', () => {
  test('changes nothing until it is applied', async () => {
    const text = await exported();
    const { browser, record } = await keeping();
    await record.prepareRecord();
    const before = new Map(browser.device.texts);
    await readSound(record, text);
    expect(await everything(record)).toEqual({ attempts: [], whole: [], notes: [], seen: [] });
    expect(browser.device.texts).toEqual(before);
  });

  test('doesn’t replace a saved attempt, and imports each only once', async () => {
    const text = await exported();
    const { tab, record } = await keeping();
    await handedIn(tab, 'a', 57_000);
    const reading = await readSound(record, text);
    expect(reading).toMatchObject({ newAttempts: 1, alreadyHere: 1 });
    expect(await reading.apply()).toMatchObject({ device: 1 });
    expect(await record.readFinished('a')).toMatchObject({ attempt: finished('a', 57_000) });
    expect(await readSound(record, text)).toMatchObject({ newAttempts: 0, alreadyHere: 2, newNotes: 0 });
    // Applying it twice, as from two tabs, adds nothing.
    await reading.apply();
    expect((await record.listFinished()).attempts).toHaveLength(2);
    const database = await openDB('larkfield');
    expect(await database.get('seen', 'syn-0001')).toMatchObject({ count: 2 });
    database.close();
  });

  test.each([
    ['later', 1, 'mine', { newNotes: 0, newerNotesHere: 1 }],
    ['earlier', -1, 'Too slow in analogies.', { newNotes: 1, newerNotesHere: 0 }],
    ['at the same time', 0, 'mine', { newNotes: 0, newerNotesHere: 0 }],
  ])('keeps the newer of two notes: the one here was written %s', async (_, later, note, figures) => {
    const text = await exported();
    const { record } = await keeping();
    await putNotes(record, notes('a', { note: 'mine', changedAt: notes('a').changedAt + later }));
    const reading = await readSound(record, text);
    expect(reading).toMatchObject(figures);
    await reading.apply();
    expect(await record.readNotes('a')).toMatchObject({ note });
  });

  test('restores what was deleted here', async () => {
    const { tab, record } = await keeping();
    await handedIn(tab, 'a');
    const { text } = await record.exportAll();
    await record.deleteFinished('a');
    await (await readSound(record, text)).apply();
    expect((await record.listFinished()).attempts.map(({ id }) => id)).toEqual(['a']);
    expect(await putNotes(record, notes('a'))).toMatchObject({ state: 'saved', place: 'device' });
  });

  test('repairs a damaged attempt, and leaves one of a newer version alone', async () => {
    const text = await exported();
    const { record } = await keeping();
    await record.prepareRecord();
    const database = await openDB('larkfield');
    await database.put('attempts', { id: 'a', version: 1, attempt: 'damaged' });
    await database.put('attempts', { id: 'b', version: 2, much: 'else' });
    const reading = await readSound(record, text);
    expect(reading).toMatchObject({ newAttempts: 1, alreadyHere: 1 });
    expect(await reading.apply()).toMatchObject({ device: 1 });
    expect(await record.readFinished('a')).toMatchObject({ state: 'found', attempt: finished('a', 40_000) });
    expect(await database.getAll('unreadable')).toMatchObject([{ attempt: { attempt: 'damaged' } }]);
    expect(await database.get('attempts', 'b')).toEqual({ id: 'b', version: 2, much: 'else' });
    database.close();
  });

  test('leaves out an unreadable attempt, counts it, and imports the rest', async () => {
    const file = JSON.parse(await exported());
    const running = answered('c', 1);
    const attempts = [...file.attempts, { ...finished('d'), part: 7 }, running, null, file.attempts[0]];
    const { record } = await keeping();
    const reading = await readSound(record, JSON.stringify({ ...file, attempts }));
    expect(reading).toMatchObject({ newAttempts: 2, unreadable: 3 });
    expect(await reading.apply()).toMatchObject({ device: 2 });
  });

  test('goes to the tab for a visit, newest first, as far as it fits', async () => {
    const text = await exported();
    const browser = fakeBrowser();
    const tab = browser.tab();
    await tab.record.setConsent('visit');
    tab.storage.fill(3000);
    const outcome = await (await readSound(tab.record, text)).apply();
    expect(outcome).toMatchObject({ device: 0, tab: 1, memory: 0, noRoom: 1, notes: 0 });
    expect((await tab.reloaded().record.listFinished()).attempts.map(({ id }) => id)).toEqual(['b']);
    expect(browser.device.texts.size).toBe(0);
  });

  test('stays in memory only before consent', async () => {
    const text = await exported();
    const browser = fakeBrowser();
    const tab = browser.tab();
    expect(await (await readSound(tab.record, text)).apply()).toMatchObject({ memory: 2, notes: 1 });
    expect([...browser.device.texts, ...tab.storage.texts]).toEqual([]);
  });

  test('goes to the slots without a database', async () => {
    const text = await exported();
    const { browser, record } = await keeping(fakeBrowser(), noDatabase);
    expect(await (await readSound(record, text)).apply()).toMatchObject({ device: 2, notes: 1 });
    const next = browser.tab().record;
    await next.prepareRecord();
    expect((await next.listFinished()).attempts).toHaveLength(2);
    expect(await next.readNotes('a')).toEqual(notes('a'));
  });

  test('notifies other tabs', async () => {
    const text = await exported();
    const { browser, record } = await keeping();
    let notified = 0;
    browser.tab().record.subscribe(() => (notified += 1));
    await (await readSound(record, text)).apply();
    await expect.poll(() => notified).toBe(1);
  });
});

describe('rejects an invalid file, changes nothing, and says why', () => {
  const file = { format: 'larkfield-prep', version: 1, attempts: [], notes: [], seen: [] };
  const whole = JSON.stringify(file);
  test.each<[string, string, ImportReadResult['state']]>([
    ['nothing', '', 'foreign'],
    ['invalid JSON', 'Dear Sir', 'foreign'],
    ['a number', '7', 'foreign'],
    ['null', 'null', 'foreign'],
    ['a list', '[]', 'foreign'],
    ['from another program', '{"format":"other","version":1}', 'foreign'],
    ['marked as ours only through a prototype', '{"__proto__":{"format":"larkfield-prep"}}', 'foreign'],
    ['truncated', whole.slice(0, -4), 'damaged'],
    ['without a version', JSON.stringify({ ...file, version: undefined }), 'damaged'],
    ['of version 0', JSON.stringify({ ...file, version: 0 }), 'damaged'],
    ['of version 1.5', JSON.stringify({ ...file, version: 1.5 }), 'damaged'],
    ['with text instead of attempts', JSON.stringify({ ...file, attempts: 'a' }), 'damaged'],
    ['without notes', JSON.stringify({ ...file, notes: undefined }), 'damaged'],
    ['with only unreadable attempts', JSON.stringify({ ...file, attempts: [1, {}] }), 'damaged'],
    ['of version 2', JSON.stringify({ ...file, version: 2, attempts: 'else' }), 'newer'],
    ['valid but empty', whole, 'sound'],
  ])('%s', async (_, text, state) => {
    const { record } = await keeping();
    expect(await read(record, text)).toMatchObject({ state });
  });

  test('doesn’t even parse a file over the limit', async () => {
    const { record } = await keeping();
    const parse = vi.spyOn(JSON, 'parse');
    expect(await record.readImport(whole, maxBackupBytes + 1)).toEqual({ state: 'too-large' });
    expect(parse).not.toHaveBeenCalled();
    expect(await record.readImport(whole, maxBackupBytes)).toMatchObject({ state: 'sound' });
  });

  test('ignores keys that would reach a prototype', async () => {
    const text = `{"format":"larkfield-prep","version":1,"attempts":[],"seen":[{"id":"s","count":1,"lastMs":1,"__proto__":{"x":1}}],
      "notes":[{"id":"a","name":"","note":"","selfCheck":{"__proto__":1,"constructor":2,"Ideas":3},"changedAt":1}]}`;
    const { record } = await keeping();
    await (await readSound(record, text)).apply();
    expect(await record.readNotes('a')).toMatchObject({ selfCheck: { Ideas: 3 } });
    expect(Object.keys({})).toEqual([]);
    expect(Reflect.get({}, 'x')).toBeUndefined();
  });

  test('never accepts a truncated file, and never throws', async () => {
    const text = await exported();
    const { record } = await keeping();
    await fc.assert(
      fc.asyncProperty(fc.nat(text.length - 1), async (length) => {
        expect(['foreign', 'damaged']).toContain((await read(record, text.slice(0, length))).state);
      }),
      { numRuns: 50 },
    );
  });
});

describe('measuring the record', () => {
  test('finds nothing in an empty record', async () => {
    const tab = fakeBrowser().tab();
    const none = { unreadable: 0, newer: 0 };
    expect(await tab.record.measure()).toEqual({
      finished: 0,
      running: 0,
      notes: 0,
      savedRows: mapRowKinds(() => 0),
      bytes: 0,
      unreadable: 0,
      newer: 0,
      undated: 0,
      unusable: mapRowKinds(() => 0),
      others: { ...mapRowKinds(() => none), notes: none },
      database: 'unused',
      lastBackupMs: null,
      persisted: true,
      quotaBytes: 1_000_000_000,
    });
  });

  test.each(['keep', 'visit'] as const)('with consent "%s" counts what is saved', async (consent) => {
    const tab = fakeBrowser().tab();
    await tab.record.setConsent(consent);
    const { bytes: before } = await tab.record.measure();
    await handedIn(tab, 'a');
    await (await tab.record.beginAttempt(answered('b', 1), watched())).hold.release();
    await putNotes(tab.record, notes('a'));
    const figures = await tab.record.measure();
    expect(figures).toMatchObject({ finished: 1, running: 1, notes: 1, unreadable: 0, newer: 0 });
    const whole = JSON.stringify(finished('a')).length;
    expect(figures.bytes - before).toBeGreaterThan(2 * whole - 500);
    expect(figures.bytes - before).toBeLessThan(5 * whole);
  });

  test('counts what can’t be read', async () => {
    const { tab, record } = await keeping();
    await handedIn(tab, 'a');
    const database = await openDB('larkfield');
    await database.put('attempts', { id: 'n', version: 2, much: 'else' });
    await database.put('attempts', { id: 'd', version: 1, attempt: 'damaged' });
    database.close();
    expect(await record.measure()).toMatchObject({ finished: 1, unreadable: 1, newer: 1 });
  });
});
