/** Notes are saved where their attempts are, and deleted with them. */
import { describe, expect, test } from 'vitest';
import { openDB } from 'idb';
import { latestNotes, parseNotes } from '@/data/record/notes/attemptNotes';
import { fakeBrowser, gatedDatabase, noDatabase, type Tab, watched } from '../fake-browser';
import { finished, notes, started } from '../sample-attempts';
import { putNotes } from '../putRows';

async function handedIn(tab: Tab, id: string, ms = 50_000) {
  const { hold } = await tab.record.beginAttempt(started(id), watched());
  await hold.finish(finished(id, ms));
}

const later = notes('a', { note: 'Read the stem twice.', changedAt: notes('a').changedAt + 1000 });

describe('validating notes', () => {
  test.each<[string, object, boolean]>([
    ['valid', {}, true],
    ['with nothing in it', { name: '', note: '', selfCheck: {} }, true],
    ['with a name of 80 characters', { name: 'n'.repeat(80) }, true],
    ['with a name of 81 characters', { name: 'n'.repeat(81) }, false],
    ['with a note of 2,000 characters', { note: 'n'.repeat(2000) }, true],
    ['with a note of 2,001 characters', { note: 'n'.repeat(2001) }, false],
    ['with a level between two levels', { selfCheck: { Ideas: 2.5 } }, false],
    ['with a level of 0', { selfCheck: { Ideas: 0 } }, false],
    ['with a level of 5', { selfCheck: { Ideas: 5 } }, false],
    ['with a point of 61 characters', { selfCheck: { ['p'.repeat(61)]: 1 } }, false],
    [
      'with 21 points',
      { selfCheck: Object.fromEntries(Array.from({ length: 21 }, (_, n) => [`p${n}`, 1])) },
      false,
    ],
    ['with an unknown field', { more: 1 }, false],
    ['with an id that can’t be an attempt’s', { id: 'a:b' }, false],
    ['without a valid time', { changedAt: Number.NaN }, false],
  ])('%s', (_, changes, isValid) => {
    expect(parseNotes({ ...notes('a'), ...changes }) !== null).toBe(isValid);
  });

  test('keeps the later of two versions', () => {
    expect(latestNotes([notes('a'), later, notes('b')])).toEqual([later, notes('b')]);
    expect(latestNotes([later, notes('a')])).toEqual([later]);
  });
});

test.each([
  ['keep', 'device'],
  ['visit', 'tab'],
] as const)('with consent "%s" they are in the %s and survive a reload', async (consent, place) => {
  const browser = fakeBrowser();
  const tab = browser.tab();
  await tab.record.setConsent(consent);
  await handedIn(tab, 'a');
  expect(await tab.record.readNotes('a')).toBeNull();
  expect(await putNotes(tab.record, notes('a'))).toMatchObject({ state: 'saved', place: place });
  const { record } = tab.reloaded();
  expect(await record.readNotes('a')).toEqual(notes('a'));
  expect(await putNotes(record, later)).toMatchObject({ state: 'saved', place: place });
  expect(await record.listNotes()).toEqual([later]);
  expect([...browser.device.texts.keys()].filter((key) => key.includes(':notes:'))).toEqual([]);
});

test('they stay in memory only before consent', async () => {
  const browser = fakeBrowser();
  const tab = browser.tab();
  expect(await putNotes(tab.record, notes('a'))).toMatchObject({ state: 'saved', place: 'memory' });
  expect([...browser.device.texts, ...tab.storage.texts]).toEqual([]);
  expect(await tab.record.readNotes('a')).toEqual(notes('a'));
});

test('writes nothing beyond the limits', async () => {
  const tab = fakeBrowser().tab();
  await tab.record.setConsent('keep');
  expect(await putNotes(tab.record, { ...notes('a'), name: 'n'.repeat(81) })).toEqual({ state: 'refused' });
  expect(await tab.record.listNotes()).toEqual([]);
});

test('are stored as text without a database, and move into the database when it works again', async () => {
  const browser = fakeBrowser();
  const tab = browser.tab(noDatabase);
  await tab.record.setConsent('keep');
  expect(await putNotes(tab.record, notes('a'))).toMatchObject({ state: 'saved', place: 'device' });
  expect(await browser.tab(noDatabase).record.listNotes()).toEqual([notes('a')]);
  const { record } = browser.tab();
  await record.prepareRecord();
  expect([...browser.device.texts.keys()]).toEqual(['larkfield:consent', 'larkfield:database']);
  expect(await record.readNotes('a')).toEqual(notes('a'));
});

test('a text that another tab writes while the older one moves into the database is not lost', async () => {
  const browser = fakeBrowser();
  const { device } = browser;
  const key = 'larkfield:notes:a';
  const without = browser.tab(noDatabase);
  await without.record.setConsent('keep');
  await putNotes(without.record, notes('a'));
  const older = device.texts.get(key) ?? '';
  await putNotes(without.record, later);
  const newer = device.texts.get(key) ?? '';
  device.texts.set(key, older);
  const database = gatedDatabase();
  const { record } = browser.tab({ loadDatabase: database.loadDatabase });
  database.close();
  const moving = record.prepareRecord();
  await new Promise((resolve) => setTimeout(resolve, 20));
  device.texts.set(key, newer);
  database.open();
  await moving;
  expect(await record.readNotes('a')).toEqual(later);
});

test('an old text doesn’t replace newer notes', async () => {
  const browser = fakeBrowser();
  const without = browser.tab(noDatabase);
  await without.record.setConsent('keep');
  const tab = browser.tab();
  await putNotes(tab.record, later);
  await putNotes(without.record, notes('a'));
  await tab.reloaded().record.prepareRecord();
  expect(await browser.tab().record.readNotes('a')).toEqual(later);
});

test('ignores unreadable notes and notes under a different id', async () => {
  const tab = fakeBrowser().tab();
  await tab.record.setConsent('keep');
  await tab.record.prepareRecord();
  const database = await openDB('larkfield');
  await database.put('notes', { id: 'a', version: 1, notes: { ...notes('a'), name: 7 } });
  await database.put('notes', { id: 'b', version: 1, notes: notes('a') });
  await database.put('notes', { id: 'n', version: 2, much: 'else' });
  expect(await tab.record.listNotes()).toEqual([]);
  // A newer version's data is left alone.
  expect(await putNotes(tab.record, notes('n'))).toEqual({ state: 'newer' });
  expect((await tab.record.measure()).others.notes).toEqual({ unreadable: 2, newer: 1 });
  expect(await database.get('notes', 'n')).toEqual({ id: 'n', version: 2, much: 'else' });
  // Unreadable data is backed up unchanged before it is overwritten.
  expect(await putNotes(tab.record, notes('a'))).toMatchObject({ state: 'saved' });
  expect(await database.getAll('unreadable')).toMatchObject([{ kind: 'notes', row: { notes: { name: 7 } } }]);
  expect(await tab.record.measure()).toMatchObject({
    unreadable: 0,
    others: { notes: { unreadable: 2, newer: 1 } },
  });
  database.close();
});

test('leaves notes from a newer version of the site alone', async () => {
  const tab = fakeBrowser().tab();
  await tab.record.setConsent('visit');
  tab.storage.texts.set('larkfield:notes:a', '2 something else');
  expect(await putNotes(tab.record, notes('a'))).toEqual({ state: 'newer' });
  expect(tab.storage.texts.get('larkfield:notes:a')).toBe('2 something else');
  expect((await tab.record.measure()).others.notes).toEqual({ unreadable: 0, newer: 1 });
});

describe('together with their attempt', () => {
  test.each(['keep', 'visit'] as const)('are deleted: %s', async (consent) => {
    const tab = fakeBrowser().tab();
    await tab.record.setConsent(consent);
    await handedIn(tab, 'a');
    await handedIn(tab, 'b');
    await putNotes(tab.record, notes('a'));
    await putNotes(tab.record, notes('b'));
    await tab.record.deleteFinished('a');
    expect(await tab.record.listNotes()).toEqual([notes('b')]);
    expect(await putNotes(tab.record, later)).toEqual({ state: 'refused' });
    expect(await tab.reloaded().record.readNotes('a')).toBeNull();
  });

  test('move from the device to the tab and back', async () => {
    const browser = fakeBrowser();
    const tab = browser.tab();
    await tab.record.setConsent('keep');
    await handedIn(tab, 'a');
    await putNotes(tab.record, notes('a'));
    await tab.record.setConsent('visit');
    expect(browser.device.texts.size).toBe(0);
    expect(await browser.tab().record.listNotes()).toEqual([]);
    const page = tab.reloaded();
    expect(await page.record.readNotes('a')).toEqual(notes('a'));
    await page.record.setConsent('keep');
    page.crash();
    expect(await browser.tab().record.readNotes('a')).toEqual(notes('a'));
    expect([...tab.storage.texts.keys()].filter((key) => key.includes(':notes:'))).toEqual([]);
  });

  test('move to the tab even if stored as text', async () => {
    const browser = fakeBrowser();
    const tab = browser.tab(noDatabase);
    await tab.record.setConsent('keep');
    await handedIn(tab, 'a');
    await putNotes(tab.record, notes('a'));
    await tab.record.setConsent('visit');
    expect(browser.device.texts.size).toBe(0);
    expect(await tab.reloaded().record.readNotes('a')).toEqual(notes('a'));
  });

  test('are deleted if the attempt doesn’t fit into the tab', async () => {
    const tab = fakeBrowser().tab();
    await tab.record.setConsent('keep');
    await handedIn(tab, 'early', 40_000);
    await handedIn(tab, 'late', 50_000);
    await putNotes(tab.record, notes('early'));
    await putNotes(tab.record, notes('late'));
    tab.storage.fill(3500);
    expect(await tab.record.setConsent('visit')).toEqual({ moved: 1, deleted: 1, untilReload: 0 });
    expect(await tab.record.listNotes()).toEqual([notes('late')]);
  });
});

test.each(['keep', 'visit'] as const)('deletes them with everything else: %s', async (consent) => {
  const tab = fakeBrowser().tab();
  await tab.record.setConsent(consent);
  await putNotes(tab.record, notes('a'));
  expect(await tab.record.forgetEverything()).toBe(true);
  expect([tab.storage.texts.size, await tab.record.listNotes()]).toEqual([0, []]);
  await tab.record.setConsent('keep');
  expect(await tab.record.listNotes()).toEqual([]);
});

test('notifies lists in this tab, also of deletions', async () => {
  const { record } = fakeBrowser().tab();
  let notified = 0;
  record.subscribe(() => (notified += 1));
  await putNotes(record, notes('a'));
  await record.deleteFinished('a');
  await record.forgetEverything();
  expect(notified).toBe(3);
});

test('notifies other tabs', async () => {
  const browser = fakeBrowser();
  const [tab, other] = [browser.tab(), browser.tab()];
  await tab.record.setConsent('keep');
  let notified = 0;
  other.record.subscribe(() => (notified += 1));
  await putNotes(tab.record, notes('a'));
  await expect.poll(() => notified).toBe(1);
});
