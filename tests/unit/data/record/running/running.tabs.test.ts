/** Two tabs and one attempt: one writer at a time, and late writes never count. */
import { describe, expect, test } from 'vitest';
import { restoreAttempt } from '@/domain/exam/attempts/attempt';
import { fakeBrowser, heldBy, noDatabase, type TabOptions, watched } from '../fake-browser';
import { answered, finished, started } from '../sample-attempts';

const ways = [
  ['with locks', {}],
  ['without locks', { locks: false }],
] as const;

async function pairOfTabs(consent: 'keep' | 'visit', options: TabOptions = {}) {
  const browser = fakeBrowser();
  const first = browser.tab(options);
  await first.record.setConsent(consent);
  const loss = watched();
  const { hold } = await first.record.beginAttempt(started('a'), loss);
  return { browser, first, hold, loss, second: first.duplicated() };
}

describe.each(ways)('%s', (_, options) => {
  const pair = (consent: 'keep' | 'visit' = 'keep') => pairOfTabs(consent, options);

  test('a second tab can read but not write', async () => {
    const { hold, second } = await pair();
    hold.save(answered('a', 2));
    expect(await second.record.holdAttempt('a', watched())).toMatchObject({
      state: 'elsewhere',
      running: { attempt: restoreAttempt(answered('a', 2)), heldElsewhere: true },
    });
    expect(await second.record.discardAttempt('a')).toBe('elsewhere');
    expect((await second.record.listRunning()).attempts).toMatchObject([{ heldElsewhere: true }]);
    expect(hold.save(answered('a', 3))).toMatchObject({ state: 'saved' });
  });

  test('a hold can be taken once it is released or its tab is gone', async () => {
    const { first, hold, second } = await pair();
    await hold.release();
    const taken = heldBy(await second.record.holdAttempt('a', watched()));
    second.crash();
    expect(taken.completeness).toBe('complete');
    expect(await first.record.holdAttempt('a', watched())).toMatchObject({ state: 'held' });
  });

  test.each(['keep', 'visit'] as const)('taking over and back again loses nothing: %s', async (consent) => {
    const { first, hold, loss, second } = await pair(consent);
    hold.save(answered('a', 1));
    const secondLoss = watched();
    const there = heldBy(await second.record.takeOver('a', secondLoss));
    expect(there).toMatchObject({ attempt: restoreAttempt(answered('a', 1)), completeness: 'complete' });
    expect(loss.reasons).toEqual(['taken-over']);
    expect(hold.save(answered('a', 9))).toEqual({ state: 'refused' });

    there.hold.save(answered('a', 2));
    const back = heldBy(await first.record.takeOver('a', watched()));
    expect(back).toMatchObject({ attempt: restoreAttempt(answered('a', 2)), completeness: 'complete' });
    expect(secondLoss.reasons).toEqual(['taken-over']);
    expect(there.hold.save(answered('a', 9))).toEqual({ state: 'refused' });
  });

  test('taking over includes what the screen hasn’t saved yet', async () => {
    const browser = fakeBrowser();
    const first = browser.tab(options);
    await first.record.setConsent('visit');
    await first.record.beginAttempt(
      started('a'),
      watched(() => answered('a', 3)),
    );
    expect(await browser.tab(options).record.takeOver('a', watched())).toMatchObject({
      attempt: restoreAttempt(answered('a', 3)),
    });
  });

  test('doesn’t wait for a frozen tab, and ignores its late write', async () => {
    const { browser, first, hold, loss, second } = await pair();
    hold.save(answered('a', 1));
    first.freeze();
    browser.silence = true;
    const there = heldBy(await second.record.takeOver('a', watched()));
    expect(there).toMatchObject({ attempt: restoreAttempt(answered('a', 1)), completeness: 'complete' });
    // It thaws and writes before it receives the message.
    expect(hold.save(answered('a', 9))).toEqual({ state: 'refused' });
    expect(loss.reasons).toEqual(['taken-over']);
    first.thaw();
    there.hold.save(answered('a', 2));
    second.crash();
    expect(await first.record.holdAttempt('a', watched())).toMatchObject({
      attempt: restoreAttempt(answered('a', 2)),
      completeness: 'complete',
    });
    expect(loss.reasons).toEqual(['taken-over']);
  });

  test('a test handed in in one tab is handed in for the other', async () => {
    const { hold, second } = await pair();
    await hold.finish(finished('a'));
    expect(await second.record.takeOver('a', watched())).toEqual({
      state: 'finished',
      attempt: finished('a'),
    });
    expect((await second.record.listRunning()).attempts).toEqual([]);
  });
});

// Without locks, a frozen tab is indistinguishable from none.
test('a takeover says that it may be behind if only a frozen tab could see the latest copies', async () => {
  const { browser, first, hold, second } = await pairOfTabs('visit');
  hold.save(answered('a', 3));
  first.freeze();
  browser.silence = true;
  expect(await second.record.takeOver('a', watched())).toMatchObject({
    state: 'held',
    attempt: restoreAttempt(started('a')),
    completeness: 'behind',
  });
});

test('a late write loses even if the tab saw old storage', async () => {
  const browser = fakeBrowser();
  const first = browser.tab(noDatabase);
  await first.record.setConsent('keep');
  const { hold } = await first.record.beginAttempt(started('a'), watched());
  hold.save(answered('a', 1));
  const second = browser.tab(noDatabase);
  first.freeze();
  browser.silence = true;
  const there = heldBy(await second.record.takeOver('a', watched()));
  const written = new Map(browser.device.texts);
  for (const key of written.keys()) if (key.includes(':a:2:')) browser.device.texts.delete(key);
  expect(hold.save(answered('a', 9))).toMatchObject({ state: 'saved' });
  for (const [key, text] of written) if (key.includes(':a:2:')) browser.device.texts.set(key, text);
  there.hold.save(answered('a', 2));
  second.crash();
  expect(await browser.tab(noDatabase).record.holdAttempt('a', watched())).toMatchObject({
    attempt: restoreAttempt(answered('a', 2)),
    completeness: 'complete',
  });
});

test('a page restored from the back-forward cache has to request its hold again', async () => {
  const browser = fakeBrowser();
  const tab = browser.tab();
  await tab.record.setConsent('keep');
  const loss = watched(() => answered('a', 2));
  const { hold } = await tab.record.beginAttempt(started('a'), loss);
  tab.hide();
  expect(hold.save(answered('a', 3))).toEqual({ state: 'refused' });
  const between = heldBy(await browser.tab().record.holdAttempt('a', watched()));
  expect(between.attempt).toEqual(restoreAttempt(answered('a', 2)));
  between.hold.save(answered('a', 4));
  await between.hold.release();
  expect(loss.reasons).toEqual([]);
  tab.comeBack();
  expect(loss.reasons).toEqual(['page-returned']);
  expect(await tab.record.holdAttempt('a', watched())).toMatchObject({
    attempt: restoreAttempt(answered('a', 4)),
  });
});

test('a page that requests a hold twice gets it twice, and the first ends silently', async () => {
  const tab = fakeBrowser().tab();
  await tab.record.setConsent('visit');
  const loss = watched();
  const { hold } = await tab.record.beginAttempt(started('a'), loss);
  const [one, two] = await Promise.all([
    tab.record.holdAttempt('a', loss),
    tab.record.holdAttempt('a', loss),
  ]);
  expect(hold.save(answered('a', 1))).toEqual({ state: 'refused' });
  expect(heldBy(one).hold.save(answered('a', 1))).toEqual({ state: 'refused' });
  expect(heldBy(two).hold.save(answered('a', 1))).toMatchObject({ state: 'saved' });
  expect(loss.reasons).toEqual([]);
});

test('works without locks if the browser refuses them', async () => {
  const refusal = {
    request: () => Promise.reject(new DOMException('no', 'SecurityError')),
    query: () => Promise.reject(new Error()),
  };
  const { createAttemptLocks: locksOf } = await import('@/data/record/running/createAttemptLocks');
  const { createTabMessages: messagesOf } = await import('@/data/record/notices/tabMessages');
  const locks = locksOf({ locks: refusal, wait: () => Promise.resolve() }, messagesOf(null, 'tab'));
  const lock = await locks.acquire('a', 'if-free', () => undefined);
  expect(lock).not.toBeNull();
  expect(await locks.heldElsewhere()).toEqual(new Set());
});

test('notifies lists about changes in other tabs', async () => {
  const browser = fakeBrowser();
  const [tab, other] = [browser.tab(), browser.tab()];
  await tab.record.setConsent('keep');
  let changes = 0;
  const end = other.record.subscribe(() => (changes += 1));
  const { hold } = await tab.record.beginAttempt(started('a'), watched());
  await expect.poll(() => changes).toBe(1);
  await hold.finish(finished('a'));
  await expect.poll(() => changes).toBe(2);
  end();
  await tab.record.deleteFinished('a');
  await expect.poll(async () => (await other.record.listFinished()).attempts).toEqual([]);
  expect(changes).toBe(2);
});
