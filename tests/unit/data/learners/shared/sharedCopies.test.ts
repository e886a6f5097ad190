/** Records shared by other learners: saved, replaced, removed, and separate from the record of the device's own learner. */
import { writeProfile } from '@/data/record/setup/learnerSetup';
import { describe, expect, test } from 'vitest';
import {
  findSavedCopy,
  listSharedCopies,
  removeSharedCopy,
  saveSharedCopy,
} from '@/data/learners/shared/sharedCopies';
import { sharedCopyDateLabel, sharedCopyLabel } from '@/data/learners/shared/sharedCopyLabel';
import { createDigest } from '@/data/learners/shared/createDigest';
import type { Learner } from '@/domain/learner/learner';
import { fakeBrowser, watched } from '../../record/fake-browser';
import { finished, started } from '../../record/sample-attempts';
import { emptyLearner, now, oneWeek } from './learners';

const dayMs = 86_400_000;
const ana = createDigest(oneWeek(), now);
const anaLater = createDigest(oneWeek(), now + dayMs);
const named = (id: string, nickname: string | null): Learner => ({
  ...emptyLearner,
  profile: { ...emptyLearner.profile, id, nickname },
});
const theo = createDigest(named('theo', 'Theo'), now - dayMs);

const madeAt = async (tab: ReturnType<ReturnType<typeof fakeBrowser>['tab']>) =>
  (await listSharedCopies(tab.record)).copies.map(({ digest }) => digest.madeAt);

describe('saving a copy', () => {
  test('makes it available in a new tab, regardless of consent', async () => {
    const browser = fakeBrowser();
    const outcome = await saveSharedCopy(browser.tab().record, ana);
    expect(outcome).toEqual({ state: 'saved', place: 'device', refusal: null, replaced: false });
    const { copies, ...troubles } = await listSharedCopies(browser.tab().record);
    expect(copies).toEqual([{ digest: ana, savedAt: expect.any(Number) as unknown }]);
    expect(troubles).toEqual({ unreadable: 0, newer: 0 });
    expect([...browser.device.texts.keys()]).toEqual(['larkfield:shared:ana']);
  });

  test('replaces an earlier copy of the same learner, but never a later one', async () => {
    const tab = fakeBrowser().tab();
    await saveSharedCopy(tab.record, ana);
    expect(await saveSharedCopy(tab.record, anaLater)).toMatchObject({ state: 'saved', replaced: true });
    expect(await saveSharedCopy(tab.record, ana)).toMatchObject({
      state: 'older',
      here: { digest: { madeAt: now + dayMs } },
    });
    expect(await madeAt(tab)).toEqual([now + dayMs]);
  });

  test('lists copies of several learners, newest first', async () => {
    const tab = fakeBrowser().tab();
    await saveSharedCopy(tab.record, theo);
    await saveSharedCopy(tab.record, ana);
    const copies = await listSharedCopies(tab.record);
    expect(copies.copies.map(({ digest }) => sharedCopyLabel(digest))).toEqual([
      'Ana’s progress',
      'Theo’s progress',
    ]);
    expect(findSavedCopy(copies, anaLater)?.digest).toEqual(ana);
    expect(findSavedCopy(copies, createDigest(named('mia', 'Mia'), now))).toBeNull();
  });

  test('saves in the tab if the device is full, and the outcome says so', async () => {
    const browser = fakeBrowser();
    browser.device.fill(50);
    const tab = browser.tab();
    expect(await saveSharedCopy(tab.record, ana)).toMatchObject({ place: 'tab', refusal: 'full' });
    expect(await madeAt(tab)).toEqual([now]);
  });

  test('notifies other tabs and this one', async () => {
    const browser = fakeBrowser();
    const [here, there] = [browser.tab(), browser.tab()];
    const changes: string[] = [];
    here.record.subscribe(() => changes.push('here'));
    there.record.subscribe(() => changes.push('there'));
    await saveSharedCopy(here.record, ana);
    await removeSharedCopy(here.record, 'ana');
    await new Promise((resolve) => setTimeout(resolve));
    expect(changes.toSorted()).toEqual(['here', 'here', 'there', 'there']);
  });
});

const withoutTime = (text: string) => text.replace(/"exportedAt":\{[^}]*\}/, '');

describe('the student’s own record', () => {
  test('doesn’t change when a copy is added or removed', async () => {
    const browser = fakeBrowser();
    const tab = browser.tab();
    await tab.record.setConsent('keep');
    const { hold } = await tab.record.beginAttempt(started('own'), watched());
    await hold.finish(finished('own', 50_000));
    await writeProfile(tab.record, (saved) => ({ ...saved, nickname: 'Own' }));
    const before = await tab.record.exportAll();
    await saveSharedCopy(tab.record, ana);
    expect(await tab.record.listFinished()).toMatchObject({ attempts: [{ id: 'own' }] });
    await removeSharedCopy(tab.record, 'ana');
    const after = await tab.record.exportAll();
    expect(withoutTime(after.text)).toBe(withoutTime(before.text));
  });

  test.each(['keep', 'visit'] as const)('consent "%s" leaves the copy on the device', async (consent) => {
    const browser = fakeBrowser();
    const tab = browser.tab();
    await tab.record.setConsent(consent === 'keep' ? 'visit' : 'keep');
    await saveSharedCopy(tab.record, ana);
    await tab.record.setConsent(consent);
    expect(await madeAt(browser.tab())).toEqual([now]);
  });

  test('is deleted together with the copies when everything is deleted', async () => {
    const browser = fakeBrowser();
    const tab = browser.tab();
    await saveSharedCopy(tab.record, ana);
    expect(await tab.record.forgetEverything()).toBe(true);
    expect(await madeAt(tab)).toEqual([]);
    expect(browser.device.texts.size).toBe(0);
  });
});

describe('a copy that can’t be read', () => {
  test('is counted, and stays until a readable copy replaces it', async () => {
    const browser = fakeBrowser();
    const tab = browser.tab();
    await saveSharedCopy(tab.record, ana);
    const text = browser.device.texts.get('larkfield:shared:ana') ?? '';
    browser.device.texts.set('larkfield:shared:ana', text.slice(0, -9));
    expect(await listSharedCopies(tab.record)).toEqual({ copies: [], unreadable: 1, newer: 0 });
    expect(browser.device.texts.size).toBe(1);
    expect(await saveSharedCopy(tab.record, ana)).toMatchObject({ state: 'saved', replaced: false });
  });

  test('is left alone if a newer version of the site saved it', async () => {
    const browser = fakeBrowser();
    const tab = browser.tab();
    browser.device.texts.set('larkfield:shared:ana', '2 1 1 0 whatever');
    expect(await listSharedCopies(tab.record)).toEqual({ copies: [], unreadable: 0, newer: 1 });
    expect(await saveSharedCopy(tab.record, ana)).toEqual({ state: 'newer' });
    await tab.record.writeSharedText('theo', '6.abc');
    expect(await saveSharedCopy(tab.record, theo)).toEqual({ state: 'newer' });
    expect(await listSharedCopies(tab.record)).toEqual({ copies: [], unreadable: 0, newer: 2 });
  });

  test('is ignored under another learner’s name', async () => {
    const browser = fakeBrowser();
    const tab = browser.tab();
    await saveSharedCopy(tab.record, ana);
    browser.device.texts.set('larkfield:shared:mia', browser.device.texts.get('larkfield:shared:ana') ?? '');
    expect(await listSharedCopies(tab.record)).toMatchObject({ copies: [{ digest: ana }], unreadable: 1 });
  });
});

test('a copy of a learner without a name still has a label', () => {
  const digest = createDigest(named('x', null), now);
  expect(sharedCopyLabel(digest)).toBe('This student’s progress');
  expect(sharedCopyDateLabel(digest)).toMatch(/^made Nov 23, \d+:\d\d\s[AP]M$/);
});
