/** Records shared by other learners: saved, replaced, removed, and separate from the record of the device's own learner. */
import { writeProfile } from '@/data/record/setup/learnerSetup';
import { describe, expect, test } from 'vitest';
import {
  findSavedCopy,
  listSharedCopies,
  removeSharedCopy,
  saveSharedCopy,
} from '@/data/learners/shared/sharedCopies';
import { copyDateLabel, copyLabel } from '@/data/learners/shared/copyLabel';
import { createDigest } from '@/data/learners/shared/createDigest';
import type { LearnerRecord } from '@/domain/learner/learner-record';
import { fakeBrowser, watched } from '../../record/fake-browser';
import { finished, started } from '../../record/sample-attempts';
import { emptyRecord, now, oneWeek } from './records';

const dayMs = 86_400_000;
const ana = createDigest(oneWeek(), now);
const anaLater = createDigest(oneWeek(), now + dayMs);
const named = (id: string, nickname: string | null): LearnerRecord => ({
  ...emptyRecord,
  profile: { ...emptyRecord.profile, id, nickname },
});
const theo = createDigest(named('theo', 'Theo'), now - dayMs);

const madeAt = async (tab: ReturnType<ReturnType<typeof fakeBrowser>['tab']>) =>
  (await listSharedCopies(tab.record)).copies.map(({ digest }) => digest.madeAt);

describe('keeping a copy', () => {
  test('it is there for a new tab, whatever was answered about results', async () => {
    const browser = fakeBrowser();
    const outcome = await saveSharedCopy(browser.tab().record, ana);
    expect(outcome).toEqual({ state: 'saved', place: 'device', refusal: null, replaced: false });
    const { copies, ...troubles } = await listSharedCopies(browser.tab().record);
    expect(copies).toEqual([{ digest: ana, savedAt: expect.any(Number) as unknown }]);
    expect(troubles).toEqual({ unreadable: 0, newer: 0 });
    expect([...browser.device.texts.keys()]).toEqual(['larkfield:shared:ana']);
  });

  test('a later one of the same learner replaces it, an earlier one does not', async () => {
    const tab = fakeBrowser().tab();
    await saveSharedCopy(tab.record, ana);
    expect(await saveSharedCopy(tab.record, anaLater)).toMatchObject({ state: 'saved', replaced: true });
    expect(await saveSharedCopy(tab.record, ana)).toMatchObject({
      state: 'older',
      here: { digest: { madeAt: now + dayMs } },
    });
    expect(await madeAt(tab)).toEqual([now + dayMs]);
  });

  test('copies of several learners stand beside each other, the latest made first', async () => {
    const tab = fakeBrowser().tab();
    await saveSharedCopy(tab.record, theo);
    await saveSharedCopy(tab.record, ana);
    const copies = await listSharedCopies(tab.record);
    expect(copies.copies.map(({ digest }) => copyLabel(digest))).toEqual([
      'Ana’s progress',
      'Theo’s progress',
    ]);
    expect(findSavedCopy(copies, anaLater)?.digest).toEqual(ana);
    expect(findSavedCopy(copies, createDigest(named('mia', 'Mia'), now))).toBeNull();
  });

  test('is saved in the tab if the device is full, as the outcome says', async () => {
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

describe('the record of whoever practices here', () => {
  test('stays as it is when a copy comes and goes', async () => {
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

  test.each(['keep', 'visit'] as const)('the answer "%s" leaves the copy on the device', async (consent) => {
    const browser = fakeBrowser();
    const tab = browser.tab();
    await tab.record.setConsent(consent === 'keep' ? 'visit' : 'keep');
    await saveSharedCopy(tab.record, ana);
    await tab.record.setConsent(consent);
    expect(await madeAt(browser.tab())).toEqual([now]);
  });

  test('goes with the copies when everything is deleted', async () => {
    const browser = fakeBrowser();
    const tab = browser.tab();
    await saveSharedCopy(tab.record, ana);
    expect(await tab.record.forgetEverything()).toBe(true);
    expect(await madeAt(tab)).toEqual([]);
    expect(browser.device.texts.size).toBe(0);
  });
});

describe('a copy that can not be read', () => {
  test('is counted, stays, and gives way to one that can', async () => {
    const browser = fakeBrowser();
    const tab = browser.tab();
    await saveSharedCopy(tab.record, ana);
    const text = browser.device.texts.get('larkfield:shared:ana') ?? '';
    browser.device.texts.set('larkfield:shared:ana', text.slice(0, -9));
    expect(await listSharedCopies(tab.record)).toEqual({ copies: [], unreadable: 1, newer: 0 });
    expect(browser.device.texts.size).toBe(1);
    expect(await saveSharedCopy(tab.record, ana)).toMatchObject({ state: 'saved', replaced: false });
  });

  test('of a newer version of the site is left alone', async () => {
    const browser = fakeBrowser();
    const tab = browser.tab();
    browser.device.texts.set('larkfield:shared:ana', '2 1 1 0 whatever');
    expect(await listSharedCopies(tab.record)).toEqual({ copies: [], unreadable: 0, newer: 1 });
    expect(await saveSharedCopy(tab.record, ana)).toEqual({ state: 'newer' });
    await tab.record.writeSharedText('theo', '2.abc');
    expect(await saveSharedCopy(tab.record, theo)).toEqual({ state: 'newer' });
    expect(await listSharedCopies(tab.record)).toEqual({ copies: [], unreadable: 0, newer: 2 });
  });

  test('under the name of another learner is none', async () => {
    const browser = fakeBrowser();
    const tab = browser.tab();
    await saveSharedCopy(tab.record, ana);
    browser.device.texts.set('larkfield:shared:mia', browser.device.texts.get('larkfield:shared:ana') ?? '');
    expect(await listSharedCopies(tab.record)).toMatchObject({ copies: [{ digest: ana }], unreadable: 1 });
  });
});

test('a copy of a learner without a name has one to list', () => {
  const digest = createDigest(named('x', null), now);
  expect(copyLabel(digest)).toBe('This learner’s progress');
  expect(copyDateLabel(digest)).toMatch(/^made Nov 23, \d+:\d\d\s[AP]M$/);
});
