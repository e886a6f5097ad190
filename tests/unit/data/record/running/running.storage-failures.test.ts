/** Full, blocked, and damaged storage: the next working storage is used, and restored data is labeled correctly. */
import { describe, expect, test, vi } from 'vitest';
import { restoreAttempt } from '@/domain/exam/attempts/attempt';
import {
  type FakeBrowser,
  fakeBrowser,
  type FakeStorage,
  heldBy,
  noDatabase,
  type Tab,
  watched,
} from '../fake-browser';
import { answered, finished, notes, started } from '../sample-attempts';
import { putNotes, putRows } from '../putRows';

async function begun(options = noDatabase): Promise<{ browser: FakeBrowser; tab: Tab; hold: Hold }> {
  const browser = fakeBrowser();
  const tab = browser.tab(options);
  await tab.record.setConsent('keep');
  const { hold } = await tab.record.beginAttempt(started('a'), watched());
  return { browser, tab, hold };
}
type Hold = Awaited<ReturnType<Tab['record']['beginAttempt']>>['hold'];

function slots({ texts }: FakeStorage): string[] {
  return [...texts.keys()].filter((key) => /:[01]$/.test(key)).toSorted();
}

/** Changes one character of the text under a key. */
function damage({ texts }: FakeStorage, key: string, place = -3): void {
  const text = texts.get(key) ?? '';
  const at = place < 0 ? text.length + place : place;
  texts.set(key, `${text.slice(0, at)}${text[at] === 'x' ? 'y' : 'x'}${text.slice(at + 1)}`);
}

describe('alternating between two slots', () => {
  test('keeps exactly the last two snapshots', async () => {
    const { browser, hold } = await begun();
    for (const answers of [1, 2, 3]) hold.save(answered('a', answers));
    expect(slots(browser.device)).toEqual(['larkfield:attempt:a:1:0', 'larkfield:attempt:a:1:1']);
  });

  test('a new hold writes next to the earlier one’s slots, and removes those after two writes', async () => {
    const { browser, tab, hold } = await begun();
    hold.save(answered('a', 1));
    const { hold: next } = heldBy(await tab.reloaded().record.holdAttempt('a', watched()));
    expect(slots(browser.device)).toHaveLength(3);
    next.save(answered('a', 2));
    expect(slots(browser.device)).toEqual(['larkfield:attempt:a:2:0', 'larkfield:attempt:a:2:1']);
  });
});

describe('damaged slots', () => {
  test.each([
    ['in the body', -3],
    ['in the head', 3],
    ['at the very start', 0],
  ])('the newest slot is damaged %s: uses the older one and reports that it is behind', async (_, place) => {
    const { browser, tab, hold } = await begun();
    hold.save(answered('a', 1));
    hold.save(answered('a', 2));
    damage(browser.device, 'larkfield:attempt:a:1:0', place);
    const outcome = await tab.reloaded().record.holdAttempt('a', watched());
    expect(outcome).toMatchObject({ attempt: restoreAttempt(answered('a', 1)), completeness: 'behind' });
  });

  test('the older slot is damaged: nothing is missing', async () => {
    const { browser, tab, hold } = await begun();
    hold.save(answered('a', 1));
    hold.save(answered('a', 2));
    damage(browser.device, 'larkfield:attempt:a:1:1');
    const outcome = await tab.reloaded().record.holdAttempt('a', watched());
    expect(outcome).toMatchObject({ attempt: restoreAttempt(answered('a', 2)), completeness: 'complete' });
  });

  test('both slots are damaged: counts them as unreadable and leaves them in place', async () => {
    const { browser, tab, hold } = await begun();
    hold.save(answered('a', 1));
    for (const key of slots(browser.device)) damage(browser.device, key);
    const { record } = tab.reloaded();
    expect(await record.holdAttempt('a', watched())).toEqual({ state: 'unreadable' });
    expect(await record.listRunning()).toEqual({ attempts: [], damaged: 1, newer: 0 });
    expect(slots(browser.device)).toHaveLength(2);
  });

  test('treats a valid text of another attempt under its key as damage', async () => {
    const { browser, tab, hold } = await begun();
    hold.save(answered('a', 1));
    browser.device.texts.set(
      'larkfield:attempt:b:1:0',
      browser.device.texts.get('larkfield:attempt:a:1:1') ?? '',
    );
    expect(await tab.reloaded().record.holdAttempt('b', watched())).toEqual({ state: 'unreadable' });
  });

  test('leaves data from a newer version of the site alone', async () => {
    const { browser, tab, hold } = await begun();
    await hold.release();
    browser.device.texts.set('larkfield:attempt:a:7:0', '2 something else');
    const before = new Map(browser.device.texts);
    const { record } = tab.reloaded();
    expect(await record.holdAttempt('a', watched())).toEqual({ state: 'newer' });
    expect(await record.takeOver('a', watched())).toEqual({ state: 'newer' });
    expect(await record.discardAttempt('a')).toBe('newer');
    expect(await record.listRunning()).toEqual({ attempts: [], damaged: 0, newer: 1 });
    expect(browser.device.texts).toEqual(before);
  });
});

describe('full storage', () => {
  test('in the middle of a test, the tab has everything after a reload', async () => {
    const { browser, tab, hold } = await begun();
    hold.save(answered('a', 1));
    browser.device.fill(0);
    // A choice is longer than a blank.
    expect(hold.save(answered('a', 2))).toMatchObject({ state: 'saved', place: 'tab' });
    expect(hold.save(answered('a', 3))).toMatchObject({ state: 'saved', place: 'tab' });
    const outcome = await tab.reloaded().record.holdAttempt('a', watched());
    expect(outcome).toMatchObject({
      attempt: restoreAttempt(answered('a', 3)),
      completeness: 'complete',
      place: 'tab',
    });
  });

  test('overwrites only an older slot, never the newest valid copy', async () => {
    const { browser, hold } = await begun();
    hold.save(answered('a', 1));
    browser.device.fill(0);
    hold.save(answered('a', 2));
    // The second snapshot is the newest on the device; besides it, there is only the marker of what didn't fit.
    expect([...browser.device.texts.keys()].filter((key) => key.includes(':attempt:'))).toEqual([
      'larkfield:attempt:a:1:1',
      'larkfield:attempt:a:1:latest',
    ]);
  });

  test('another tab sees from the marker that its state is old', async () => {
    const { browser, tab, hold } = await begun();
    hold.save(answered('a', 1));
    browser.device.fill(0);
    hold.save(answered('a', 2));
    tab.crash();
    expect(await browser.tab(noDatabase).record.holdAttempt('a', watched())).toMatchObject({
      attempt: restoreAttempt(answered('a', 1)),
      completeness: 'behind',
    });
  });

  test('keeps the test in memory if device and tab are full, and a reload says what is missing', async () => {
    const { browser, tab, hold } = await begun();
    hold.save(answered('a', 1));
    browser.device.fill(0);
    tab.storage.fill(0);
    expect(hold.save(answered('a', 2))).toMatchObject({ state: 'saved', place: 'memory' });
    expect(await tab.record.listRunning()).toMatchObject({
      attempts: [{ place: 'memory', completeness: 'complete' }],
    });
    expect(await tab.reloaded().record.holdAttempt('a', watched())).toMatchObject({
      attempt: restoreAttempt(answered('a', 1)),
      completeness: 'behind',
    });
  });

  test('saves on the device again once there is room', async () => {
    const { browser, tab, hold } = await begun();
    browser.device.fill(0);
    expect(hold.save(answered('a', 2))).toMatchObject({ place: 'tab' });
    browser.device.quota = Infinity;
    expect(hold.save(answered('a', 3))).toMatchObject({ place: 'device' });
    tab.crash();
    expect(await browser.tab(noDatabase).record.holdAttempt('a', watched())).toMatchObject({
      attempt: restoreAttempt(answered('a', 3)),
      completeness: 'complete',
    });
  });

  test('on hand-in, the tab saves the finished test, and nothing reopens it', async () => {
    const { browser, tab, hold } = await begun();
    browser.device.fill(0);
    expect(await hold.finish(finished('a'))).toMatchObject({ state: 'saved', place: 'tab' });
    const { record } = tab.reloaded();
    expect(await record.holdAttempt('a', watched())).toEqual({ state: 'finished', attempt: finished('a') });
    expect((await record.listRunning()).attempts).toEqual([]);
    expect((await record.listFinished()).attempts.map(({ id }) => id)).toEqual(['a']);
  });

  test('on hand-in with no room anywhere, the marker hands in the previous copy', async () => {
    const { browser, tab, hold } = await begun();
    hold.save(answered('a', 2));
    browser.device.fill(0);
    tab.storage.fill(0);
    expect(await hold.finish(finished('a', 30_000))).toMatchObject({ state: 'saved', place: 'memory' });
    const outcome = await tab.reloaded().record.holdAttempt('a', watched());
    const { phase } = finished('a', 30_000);
    expect(outcome).toEqual({
      state: 'finished',
      attempt: { ...answered('a', 2), phase, lastReading: null },
    });
  });

  test('the database has what didn’t fit into storage', async () => {
    const { browser, tab, hold } = await begun({});
    browser.device.fill(0);
    tab.storage.fill(0);
    hold.save(answered('a', 3));
    await expect.poll(async () => (await tab.record.listRunning()).attempts[0]?.place).toBe('memory');
    await hold.release();
    await expect
      .poll(async () => (await browser.tab().record.listRunning()).attempts[0])
      .toMatchObject({
        attempt: restoreAttempt(answered('a', 3)),
        completeness: 'complete',
        place: 'device',
      });
  });
});

describe('gives the reason for a worse place', () => {
  const refusals = [
    ['full', (storage: FakeStorage) => storage.fill(0)],
    ['blocked', (storage: FakeStorage) => void (storage.blocked = true)],
    [
      'unavailable',
      (storage: FakeStorage) =>
        void vi.spyOn(storage, 'setItem').mockImplementation(() => {
          throw new DOMException('The disk is gone', 'UnknownError');
        }),
    ],
  ] as const;

  test.each(refusals)('a running attempt: %s', async (refusal, spoil) => {
    const tab = await refusing(spoil);
    const { hold, ...begins } = await tab.record.beginAttempt(started('a'), watched());
    expect(begins).toEqual({ place: 'tab', refusal });
    expect(hold.save(answered('a', 2))).toEqual({ state: 'saved', place: 'tab', refusal });
    tab.storage.fill(0);
    expect(hold.save(answered('a', 4))).toEqual({ state: 'saved', place: 'memory', refusal });
    expect(await hold.finish(finished('a'))).toEqual({ state: 'saved', place: 'memory', refusal });
  });

  test.each(refusals)('saved rows and notes: %s', async (refusal, spoil) => {
    const { record } = await refusing(spoil);
    const saved = { state: 'saved', place: 'tab', refusal };
    expect(await putRows(record, 'causes', [{ id: 'syn-0001', cause: null, changedAt: 1 }])).toEqual(saved);
    expect(await putNotes(record, notes('a'))).toEqual(saved);
  });

  test('the database has the attempt if only storage refuses it, so nothing is lost with the tab', async () => {
    const { browser, tab, hold } = await begun({});
    await expect.poll(() => hold.save(answered('a', 1))).toMatchObject({ place: 'device' });
    browser.device.fill(0);
    await expect
      .poll(() => hold.save(answered('a', 3)))
      .toEqual({ state: 'saved', place: 'device', refusal: null });
    await hold.release();
    tab.crash();
    expect(await browser.tab().record.holdAttempt('a', watched())).toMatchObject({
      attempt: restoreAttempt(answered('a', 3)),
      completeness: 'complete',
    });
  });

  test('says so on the next save if the database fails, too', async () => {
    const { browser, hold } = await begun({});
    browser.device.fill(0);
    await expect.poll(() => hold.save(answered('a', 2))).toMatchObject({ place: 'device' });
    vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await expect.poll(() => hold.save(answered('a', 3))).toMatchObject({ place: 'tab', refusal: 'full' });
    vi.restoreAllMocks();
  });
});

test('a killed browser that lost its latest slots recovers them from the database', async () => {
  const { browser, tab, hold } = await begun({});
  hold.save(answered('a', 1));
  const early = new Map(browser.device.texts);
  hold.save(answered('a', 3));
  await hold.release();
  browser.device.texts.clear();
  for (const [key, text] of early) browser.device.texts.set(key, text);
  await expect
    .poll(async () => (await tab.reloaded().record.listRunning()).attempts[0])
    .toMatchObject({ attempt: restoreAttempt(answered('a', 3)), completeness: 'complete' });
});

test('the test continues in memory if storage is blocked', async () => {
  const browser = fakeBrowser();
  const tab = browser.tab(noDatabase);
  browser.device.blocked = true;
  tab.storage.blocked = true;
  await tab.record.setConsent('keep');
  expect(tab.record.consent()).toBe('keep');
  const { hold, place } = await tab.record.beginAttempt(started('a'), watched());
  expect(place).toBe('memory');
  expect(await hold.finish(finished('a'))).toMatchObject({ state: 'saved', place: 'memory' });
  expect(await tab.record.readFinished('a')).toEqual({
    state: 'found',
    attempt: finished('a'),
    place: 'memory',
  });
});

/** A student who saves results on a device whose storage fails from the start. */
async function refusing(spoil: (storage: FakeStorage) => void) {
  const browser = fakeBrowser();
  const tab = browser.tab(noDatabase);
  spoil(browser.device);
  await tab.record.setConsent('keep');
  return tab;
}
