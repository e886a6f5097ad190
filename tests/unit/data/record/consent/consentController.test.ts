/** The student's choice of where to save, and its effect on existing data. */
import { describe, expect, test } from 'vitest';
import type { BrowserServices } from '@/data/record/browser';
import * as database from '@/data/record/finished/database';
import { restoreAttempt } from '@/domain/exam/attempts/attempt';
import { wordCard } from '../../../domain/plan/words/card';
import { fakeBrowser, noDatabase, type Tab, watched } from '../fake-browser';
import { putRows } from '../putRows';
import { answered, finished, started } from '../sample-attempts';

async function handedIn(tab: Tab, id: string, ms = 50_000) {
  const { hold } = await tab.record.beginAttempt(started(id), watched());
  await hold.finish(finished(id, ms));
}

async function ids({ record }: Tab) {
  const [running, done] = [await record.listRunning(), await record.listFinished()];
  return {
    running: running.attempts.map(({ attempt }) => attempt.id),
    done: done.attempts.map(({ id }) => id),
  };
}

/** A database that fails to read one attempt. */
function unreadableAttempt(unreadable: string): BrowserServices['loadDatabase'] {
  return async () => ({
    ...database,
    async openDatabase(options) {
      const opened = await database.openDatabase(options);
      if (typeof opened === 'string') return opened;
      return {
        ...opened,
        finished: (id) => (id === unreadable ? Promise.reject(new Error('lost')) : opened.finished(id)),
      };
    },
  });
}

test('remembers the answer on the device or in the tab', async () => {
  const browser = fakeBrowser();
  const tab = browser.tab();
  expect(tab.record.consent()).toBeNull();
  await tab.record.setConsent('visit');
  expect([tab.reloaded().record.consent(), browser.tab().record.consent()]).toEqual(['visit', null]);
  await tab.record.setConsent('keep');
  expect([tab.reloaded().record.consent(), browser.tab().record.consent()]).toEqual(['keep', 'keep']);
});

test('accepts nothing but the two answers', () => {
  const browser = fakeBrowser();
  browser.device.texts.set('larkfield:consent', 'visit');
  expect(browser.tab().record.consent()).toBeNull();
});

describe('from visit to keep', () => {
  test('moves held, running, and finished attempts from the tab to the device', async () => {
    const browser = fakeBrowser();
    const tab = browser.tab();
    await tab.record.setConsent('visit');
    await handedIn(tab, 'done');
    const { hold } = await tab.record.beginAttempt(answered('other', 1), watched());
    await hold.release();
    const held = await tab.record.beginAttempt(answered('held', 1), watched());
    expect(await tab.record.setConsent('keep')).toEqual({ moved: 3, deleted: 0, untilReload: 0 });
    expect(held.hold.save(answered('held', 2))).toEqual({ state: 'saved', place: 'device', refusal: null });
    expect(tab.storage.texts.keys().next().value).toMatch(/^larkfield:(attempt:held|ended)/);
    tab.crash();
    expect(await ids(browser.tab())).toEqual({ running: ['held', 'other'], done: ['done'] });
  });

  test('also moves what was in memory before consent', async () => {
    const browser = fakeBrowser();
    const tab = browser.tab();
    const { hold } = await tab.record.beginAttempt(answered('a', 2), watched());
    await tab.record.setConsent('keep');
    tab.crash();
    const [found] = (await browser.tab().record.listRunning()).attempts;
    expect(found).toMatchObject({ attempt: restoreAttempt(answered('a', 2)), place: 'device' });
    expect(hold.id).toBe('a');
  });
});

describe('from keep to visit', () => {
  test('moves everything from the device to the tab', async () => {
    const browser = fakeBrowser();
    const tab = browser.tab();
    await tab.record.setConsent('keep');
    await handedIn(tab, 'early', 40_000);
    await handedIn(tab, 'late', 50_000);
    await tab.record.beginAttempt(answered('held', 1), watched());
    await (await tab.record.beginAttempt(answered('other', 1), watched())).hold.release();
    expect(await tab.record.setConsent('visit')).toEqual({ moved: 4, deleted: 0, untilReload: 0 });
    expect(browser.device.texts.size).toBe(0);
    const page = tab.reloaded();
    expect(await ids(page)).toEqual({ running: ['held', 'other'], done: ['late', 'early'] });
    expect(await ids(browser.tab())).toEqual({ running: [], done: [] });
    await page.record.setConsent('keep');
    expect(await ids(browser.tab())).toEqual({ running: ['held', 'other'], done: ['late', 'early'] });
  });

  test('deletes what doesn’t fit into the tab, and says so', async () => {
    const browser = fakeBrowser();
    const tab = browser.tab();
    await tab.record.setConsent('keep');
    for (const [id, ms] of [
      ['early', 40_000],
      ['between', 45_000],
      ['late', 50_000],
    ] as const)
      await handedIn(tab, id, ms);
    tab.storage.fill(3000);
    expect(await tab.record.setConsent('visit')).toEqual({ moved: 1, deleted: 2, untilReload: 0 });
    expect(await ids(tab)).toEqual({ running: [], done: ['late'] });
    await tab.record.setConsent('keep');
    expect(await ids(tab)).toEqual({ running: [], done: ['late'] });
  });

  test('moves the plan and the words before the tests, and leaves them space to change', async () => {
    const browser = fakeBrowser();
    const tab = browser.tab();
    await tab.record.setConsent('keep');
    for (const id of ['a', 'b', 'c', 'd']) await handedIn(tab, id);
    const words = Array.from({ length: 300 }, (_, index) => wordCard({ id: `word-${index}` }));
    await putRows(tab.record, 'cards', words.slice(0, 200));
    // Room for the words, later changes, and a test or two, but not for all.
    tab.storage.fill(JSON.stringify(words.slice(0, 200)).length + 204_000);
    const { deleted, untilReload } = await tab.record.setConsent('visit');
    expect([deleted === null || deleted > 0, untilReload]).toEqual([true, 0]);
    expect(await putRows(tab.record, 'cards', words)).toMatchObject({ state: 'saved', place: 'tab' });
    expect(await tab.reloaded().record.readSavedRows('cards')).toHaveLength(300);
  });

  test('loses no rows that were saved as text while there was no database', async () => {
    const browser = fakeBrowser();
    const without = browser.tab(noDatabase);
    await without.record.setConsent('keep');
    await putRows(without.record, 'cards', [wordCard({ id: 'frugal' })]);
    const tab = browser.tab();
    await putRows(tab.record, 'wordDays', [
      { id: '2026-11-22', recalls: 1, newWords: 1, ms: 1, changedAt: 1 },
    ]);
    await tab.record.setConsent('visit');
    expect(await tab.reloaded().record.readSavedRows('cards')).toHaveLength(1);
    expect(await tab.reloaded().record.readSavedRows('wordDays')).toHaveLength(1);
    expect(browser.device.texts.size).toBe(0);
  });

  test('changes nothing if the database stops responding between two attempts', async () => {
    const browser = fakeBrowser();
    const earlier = browser.tab();
    await earlier.record.setConsent('keep');
    await handedIn(earlier, 'early', 40_000);
    await handedIn(earlier, 'late', 50_000);
    await putRows(earlier.record, 'cards', [wordCard({ id: 'frugal' })]);
    const tab = browser.tab({ loadDatabase: unreadableAttempt('early') });
    expect(await tab.record.setConsent('visit')).toEqual({ moved: 0, deleted: null, untilReload: 0 });
    expect(tab.record.consent()).toBe('keep');
    await putRows(earlier.record, 'cards', [
      wordCard({ id: 'frugal', stability: 40, changedAt: 1_795_000_000_001 }),
    ]);
    for (const page of [tab, browser.tab()]) {
      expect(await ids(page)).toEqual({ running: [], done: ['late', 'early'] });
      expect(await page.record.readSavedRows('cards')).toMatchObject([{ stability: 40 }]);
    }
  });

  test.each([
    ['of a newer version', '2 something else'],
    ['that is damaged', 'something else'],
  ])('changes nothing while a text %s can’t move into the database', async (_, text) => {
    const browser = fakeBrowser();
    const tab = browser.tab();
    await tab.record.setConsent('keep');
    await putRows(tab.record, 'plans', [{ id: 'plan', plan: null, changedAt: 1 }]);
    browser.device.texts.set('larkfield:kept:cards', text);
    expect(await tab.record.setConsent('visit')).toEqual({ moved: 0, deleted: null, untilReload: 0 });
    expect(tab.record.consent()).toBe('keep');
    expect(browser.device.texts.get('larkfield:kept:cards')).toBe(text);
    expect(await browser.tab().record.readSavedRows('plans')).toHaveLength(1);
  });

  test('moves another tab’s attempt into that tab', async () => {
    const browser = fakeBrowser();
    const [tab, other] = [browser.tab(), browser.tab()];
    await tab.record.setConsent('keep');
    const { hold } = await other.record.beginAttempt(answered('a', 1), watched());
    await tab.record.setConsent('visit');
    expect(hold.save(answered('a', 2))).toMatchObject({ state: 'saved', place: 'tab' });
    expect(other.record.consent()).toBe('visit');
    expect(browser.device.texts.size).toBe(0);
    expect(await ids(other.reloaded())).toEqual({ running: ['a'], done: [] });
  });
});

test('deleting everything leaves nothing in any tab', async () => {
  const browser = fakeBrowser();
  const [tab, other] = [browser.tab(), browser.tab()];
  await tab.record.setConsent('keep');
  browser.device.texts.set('larkfield:session:starter', 'of the first version');
  browser.device.texts.set('mui-mode', 'dark');
  await handedIn(tab, 'done');
  const loss = watched();
  const { hold } = await other.record.beginAttempt(answered('a', 1), loss);
  expect(await tab.record.forgetEverything()).toBe(true);
  await expect.poll(() => loss.reasons).toEqual(['deleted']);
  expect(hold.save(answered('a', 2))).toEqual({ state: 'refused' });
  expect([...browser.device.texts.keys()]).toEqual(['mui-mode']);
  expect([tab.storage.texts.size, other.storage.texts.size]).toEqual([0, 0]);
  expect([tab.record.consent(), other.record.consent()]).toEqual([null, null]);
  await tab.record.setConsent('keep');
  expect(await ids(tab)).toEqual({ running: [], done: [] });
  expect((await tab.record.seenItems()).size).toBe(0);
});
