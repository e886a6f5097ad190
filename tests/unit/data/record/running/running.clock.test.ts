/** A running attempt's time is saved separately every second: a crash loses at most one second and changes nothing else. */
import { openDB } from 'idb';
import { describe, expect, test } from 'vitest';
import type { AttemptHold } from '@/data/record/api';
import { encodeStoredText } from '@/data/record/stored-texts/snapshot';
import { applyAttemptEvent, type Attempt, restoreAttempt } from '@/domain/exam/attempts/attempt';
import { takeClockSnapshot } from '@/domain/exam/attempts/clock-snapshot';
import {
  fakeBrowser,
  fakeStorage,
  heldBy,
  noDatabase,
  type Tab,
  type TabOptions,
  watched,
} from '../fake-browser';
import { answered, at, finished, started } from '../sample-attempts';

/** Lets seconds pass after the first one of an attempt, each with its tick. */
function ticked(attempt: Attempt, from: number, seconds: number, hold?: AttemptHold): Attempt {
  let current = attempt;
  for (let second = from + 1; second <= from + seconds; second += 1) {
    current = applyAttemptEvent(current, { type: 'tick', now: at(1000 + second * 1000) });
    hold?.saveClock(current);
  }
  return current;
}

async function beginning(consent: 'keep' | 'visit', options: TabOptions = {}) {
  const browser = fakeBrowser();
  const tab = browser.tab(options);
  await tab.record.setConsent(consent);
  const { hold } = await tab.record.beginAttempt(started('a'), watched());
  return { browser, tab, hold };
}

const reopened = async (tab: Tab) => heldBy(await tab.record.holdAttempt('a', watched()));
const clockKeys = (storage: { readonly texts: ReadonlyMap<string, string> }) =>
  [...storage.texts.keys()].filter((key) => key.endsWith(':clock'));

test.each(['keep', 'visit'] as const)('a crashed tab gives no time back: %s', async (consent) => {
  const { tab, hold } = await beginning(consent, noDatabase);
  const left = ticked(started('a'), 0, 13, hold);
  const { attempt, completeness } = await reopened(tab.reloaded());
  expect(attempt).toEqual(restoreAttempt(left));
  expect(completeness).toBe('complete');
});

test('writes a short clock entry to the device every five seconds', async () => {
  const { browser, tab, hold } = await beginning('keep', noDatabase);
  const before = new Map(browser.device.texts);
  const left = ticked(started('a'), 0, 4, hold);
  expect(browser.device.texts).toEqual(before);
  ticked(left, 4, 5, hold);
  const [key = ''] = clockKeys(browser.device);
  expect(browser.device.texts.get(key)?.length).toBeLessThan(200);
  // A new tab doesn't have the crashed one's session storage.
  tab.crash();
  expect((await reopened(browser.tab(noDatabase))).attempt).toEqual(
    restoreAttempt(ticked(started('a'), 0, 5)),
  );
});

test('a killed browser whose storage is seconds old gives no time back', async () => {
  const { browser, tab, hold } = await beginning('keep');
  const onDisk = new Map(browser.device.texts);
  const left = ticked(answered('a', 2), 2, 3);
  hold.save(left);
  const later = ticked(left, 5, 8, hold);
  await expect
    .poll(async () => (await browser.tab().record.listRunning()).attempts[0]?.attempt)
    .toEqual(restoreAttempt(later));
  const database = await openDB('larkfield');
  await expect.poll(async () => JSON.stringify(await database.get('clocks', 'a'))).toContain('14000');
  database.close();
  tab.crash();
  browser.device.texts.clear();
  for (const [key, text] of onDisk) browser.device.texts.set(key, text);
  const { attempt, completeness } = await reopened(browser.tab());
  expect(attempt).toEqual(restoreAttempt(later));
  expect(completeness).toBe('complete');
});

test('stores nothing before consent', async () => {
  const browser = fakeBrowser();
  const tab = browser.tab();
  const { hold } = await tab.record.beginAttempt(started('a'), watched());
  expect(ticked(started('a'), 0, 9, hold)).toBeTruthy();
  expect([...browser.device.texts, ...tab.storage.texts]).toEqual([]);
});

test('doesn’t count time twice if it was recorded before an answer', async () => {
  const { tab, hold } = await beginning('visit');
  const left = ticked(started('a'), 0, 7, hold);
  const chosen = applyAttemptEvent(left, { type: 'choose', letter: 'B', now: at(8500) });
  hold.save(chosen);
  expect((await reopened(tab.reloaded())).attempt).toEqual(restoreAttempt(chosen));
});

test('saves a paused test whole instead of writing its clock', async () => {
  const { tab, hold } = await beginning('visit');
  const paused = applyAttemptEvent(started('a'), { type: 'pause', now: at(2000) });
  expect(hold.saveClock(paused)).toEqual({ state: 'saved', place: 'tab', refusal: null });
  expect((await reopened(tab.reloaded())).attempt).toEqual(paused);
});

test('ignores the clock of an earlier hold', async () => {
  const { browser, tab, hold } = await beginning('keep', noDatabase);
  ticked(started('a'), 0, 2, hold);
  const other = browser.tab(noDatabase);
  const there = heldBy(await other.record.takeOver('a', watched()));
  expect(hold.saveClock(ticked(started('a'), 0, 50))).toEqual({ state: 'refused' });
  there.hold.save(applyAttemptEvent(there.attempt, { type: 'resume', now: at(5000) }));
  other.crash();
  // The first tab's own clock is from the previous hold.
  const { attempt } = await reopened(tab.reloaded());
  expect(attempt.parts[0]?.usedMs).toBe(there.attempt.parts[0]?.usedMs);
});

test('removes the clocks of earlier holds once both slots are rewritten', async () => {
  const { tab, hold } = await beginning('keep', noDatabase);
  ticked(started('a'), 0, 6, hold);
  const again = tab.reloaded();
  const { hold: next, attempt } = await reopened(again);
  next.save(applyAttemptEvent(attempt, { type: 'resume', now: at(9000) }));
  expect(clockKeys(again.storage)).toEqual([]);
});

test('the next tick notifies a tab that lost its attempt', async () => {
  const { browser, tab } = await beginning('keep', { ...noDatabase, locks: false, channel: false });
  const loss = watched();
  const held = heldBy(await tab.record.holdAttempt('a', loss));
  const other = browser.tab({ ...noDatabase, locks: false, channel: false });
  await other.record.takeOver('a', watched());
  expect(held.hold.saveClock(ticked(started('a'), 0, 1))).toEqual({ state: 'refused' });
  expect(loss.reasons).toEqual(['taken-over']);
});

describe('a bad clock entry costs nothing but time', () => {
  const note = takeClockSnapshot(ticked(started('a'), 0, 9));
  const sound = encodeStoredText({ holder: 1, sequence: 1 }, 1, note);
  const text = (of: number, sequence: number, body: unknown = note) =>
    encodeStoredText({ holder: of, sequence }, 1, body);
  const [untouched, later] = [started('a'), ticked(started('a'), 0, 9)].map(restoreAttempt);

  test.each<[string, string, unknown, string]>([
    ['sound', sound, later, 'complete'],
    ['damaged', sound.slice(0, -3), untouched, 'complete'],
    ['something else', text(1, 1, { part: 0 }), untouched, 'complete'],
    ['of an earlier write', text(1, 0), untouched, 'complete'],
    ['of a lost write', text(1, 7), untouched, 'behind'],
    ['of another part', text(1, 1, { ...note, part: 2 }), untouched, 'complete'],
  ])('%s', async (_, stored, expected, completeness) => {
    const { tab } = await beginning('visit');
    const storage = fakeStorage([...tab.storage.texts, ['larkfield:attempt:a:1:clock', stored]]);
    tab.crash();
    const { record } = fakeBrowser().tab({ storage });
    expect(await record.holdAttempt('a', watched())).toMatchObject({ attempt: expected, completeness });
  });

  test('from a newer version of the site leaves the whole attempt alone', async () => {
    const { tab } = await beginning('visit');
    const key = 'larkfield:attempt:a:1:clock';
    const storage = fakeStorage([...tab.storage.texts, [key, sound.replace(/^1/, '2')]]);
    tab.crash();
    const { record } = fakeBrowser().tab({ storage });
    expect(await record.holdAttempt('a', watched())).toEqual({ state: 'newer' });
  });

  test('doesn’t fit', async () => {
    const { tab, hold } = await beginning('visit');
    tab.storage.fill(0);
    expect(hold.saveClock(ticked(started('a'), 0, 3))).toMatchObject({ state: 'saved', place: 'tab' });
    expect((await reopened(tab.reloaded())).attempt).toEqual(untouched);
  });
});

test('removes the clock of a test that is handed in or deleted', async () => {
  const { browser, tab, hold } = await beginning('keep');
  ticked(started('a'), 0, 6, hold);
  await hold.finish(finished('a'));
  const { hold: other } = await tab.record.beginAttempt(started('b'), watched());
  other.saveClock(ticked(started('b'), 0, 6));
  await other.release();
  expect(await tab.record.discardAttempt('b')).toBe('discarded');
  expect([...clockKeys(browser.device), ...clockKeys(tab.storage)]).toEqual([]);
  const database = await openDB('larkfield');
  expect(await database.getAll('clocks')).toEqual([]);
  database.close();
});

test('the time moves when consent changes', async () => {
  const { browser, tab, hold } = await beginning('keep');
  const left = ticked(started('a'), 0, 9, hold);
  await hold.release();
  await tab.record.setConsent('visit');
  expect(clockKeys(browser.device)).toEqual([]);
  expect((await reopened(tab.reloaded())).attempt).toEqual(restoreAttempt(left));
});
