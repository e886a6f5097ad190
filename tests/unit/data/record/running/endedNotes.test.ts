/** An attempt discarded or handed in in one tab doesn't reappear from another. */
import { describe, expect, test } from 'vitest';
import { fakeBrowser, heldBy, noDatabase, watched } from '../fake-browser';
import { answered, finished, started } from '../sample-attempts';

async function staleTab(consent: 'keep' | 'visit', options = {}) {
  const browser = fakeBrowser();
  const stale = browser.tab(options);
  await stale.record.setConsent(consent);
  const { hold } = await stale.record.beginAttempt(started('a'), watched());
  hold.save(answered('a', 1));
  const other = stale.duplicated();
  stale.freeze();
  browser.silence = true;
  const taken = heldBy(await other.record.takeOver('a', watched()));
  return { browser, stale, hold, other, taken };
}

describe.each(['keep', 'visit'] as const)('with consent "%s"', (consent) => {
  test('a discarded attempt is gone in both tabs, even if the other tab writes again', async () => {
    const { browser, stale, hold, other } = await staleTab(consent);
    expect(await other.record.discardAttempt('a')).toBe('discarded');
    hold.save(answered('a', 2));
    stale.thaw();
    hold.save(answered('a', 3));
    for (const tab of [stale, other, stale.reloaded()]) {
      expect(await tab.record.holdAttempt('a', watched())).toEqual({ state: 'absent' });
      expect((await tab.record.listRunning()).attempts).toEqual([]);
    }
    expect([...browser.device.texts.keys()].filter((key) => key.includes(':attempt:'))).toEqual([]);
  });

  test('a test that was handed in stays handed in, even if the other tab writes again', async () => {
    const { stale, hold, taken } = await staleTab(consent);
    await taken.hold.finish(finished('a'));
    hold.save(answered('a', 2));
    stale.thaw();
    hold.save(answered('a', 3));
    expect((await stale.reloaded().record.listRunning()).attempts).toEqual([]);
  });
});

test('a test stays handed in without a database, too', async () => {
  const { browser, stale, hold, taken } = await staleTab('keep', noDatabase);
  expect(await taken.hold.finish(finished('a'))).toEqual({ state: 'saved', place: 'device', refusal: null });
  hold.save(answered('a', 2));
  stale.thaw();
  expect(await browser.tab(noDatabase).record.holdAttempt('a', watched())).toEqual({
    state: 'finished',
    attempt: finished('a'),
  });
});

test('a finished hold saves nothing more, even before the database has the attempt', async () => {
  const tab = fakeBrowser().tab();
  await tab.record.setConsent('keep');
  const { hold } = await tab.record.beginAttempt(started('a'), watched());
  const finishing = hold.finish(finished('a'));
  expect(hold.save(answered('a', 2))).toEqual({ state: 'refused' });
  expect(await finishing).toEqual({ state: 'saved', place: 'device', refusal: null });
  expect(await hold.finish(finished('a'))).toEqual({ state: 'refused' });
});

test('an attempt whose end was saved as a normal event can still be finished', async () => {
  const tab = fakeBrowser().tab();
  await tab.record.setConsent('keep');
  const { hold } = await tab.record.beginAttempt(started('a'), watched());
  hold.save(finished('a'));
  expect(hold.save(answered('a', 2))).toEqual({ state: 'refused' });
  expect(await hold.finish(finished('a'))).toEqual({ state: 'saved', place: 'device', refusal: null });
  expect((await tab.record.listFinished()).attempts).toHaveLength(1);
});

test('a finished attempt is deleted, not discarded', async () => {
  const browser = fakeBrowser();
  const tab = browser.tab();
  await tab.record.setConsent('keep');
  const { hold } = await tab.record.beginAttempt(started('a'), watched());
  await hold.finish(finished('a'));
  expect(await tab.record.discardAttempt('a')).toBe('finished');
  expect(await tab.record.deleteFinished('a')).toBe(true);
  expect(await tab.record.readFinished('a')).toEqual({ state: 'absent' });
  expect(await tab.record.seenItems()).toEqual(new Set(['syn-0001', 'syn-0002', 'ana-0001']));
});

test('a tab can discard an attempt that it holds itself', async () => {
  const tab = fakeBrowser().tab();
  await tab.record.setConsent('keep');
  const { hold } = await tab.record.beginAttempt(started('a'), watched());
  expect(await tab.record.discardAttempt('a')).toBe('discarded');
  expect(hold.save(answered('a', 1))).toEqual({ state: 'refused' });
  expect((await tab.record.listRunning()).attempts).toEqual([]);
});

test('the marker of an ended attempt expires after a month', async () => {
  const browser = fakeBrowser();
  const tab = browser.tab();
  await tab.record.setConsent('keep');
  await tab.record.beginAttempt(started('a'), watched());
  await tab.record.discardAttempt('a');
  const notes = () => [...browser.device.texts.keys()].filter((key) => key.includes(':ended:'));
  await tab.record.listRunning();
  expect(notes()).toHaveLength(1);
  browser.now += 31 * 24 * 60 * 60 * 1000;
  await tab.record.listRunning();
  expect(notes()).toEqual([]);
});
