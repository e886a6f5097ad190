/** The time of the last export is saved with the results, follows a changed choice, and is deleted with everything else. */
import { expect, test } from 'vitest';
import { emptyProfile } from '@/domain/learner/setup';
import { fakeBrowser, type Tab } from '../fake-browser';
import { putRows } from '../putRows';

/** Exports, after creating something to export. */
async function exported({ record }: Tab): Promise<void> {
  await putRows(record, 'profiles', [
    { id: 'profile', learner: 'learner', profile: emptyProfile, changedAt: 1 },
  ]);
  await record.exportAll();
}

const lastBackup = async ({ record }: Tab) => (await record.measure()).lastBackupMs;

test.each(['keep', 'visit'] as const)('with consent "%s" survives a reload', async (consent) => {
  const browser = fakeBrowser();
  const tab = browser.tab();
  await tab.record.setConsent(consent);
  expect(await lastBackup(tab)).toBeNull();
  const before = browser.now;
  await exported(tab);
  expect(await lastBackup(tab.reloaded())).toBeGreaterThan(before);
});

test('lasts as long as the page before consent', async () => {
  const tab = fakeBrowser().tab();
  await exported(tab);
  expect(await lastBackup(tab)).not.toBeNull();
  expect(await lastBackup(tab.reloaded())).toBeNull();
});

test('is available in a new tab if kept on the device, and only in its own tab for a visit', async () => {
  const browser = fakeBrowser();
  const tab = browser.tab();
  await tab.record.setConsent('keep');
  await exported(tab);
  const there = await lastBackup(tab);
  expect(await lastBackup(browser.tab())).toBe(there);
  await tab.record.setConsent('visit');
  expect(await lastBackup(tab)).toBe(there);
  expect(await lastBackup(browser.tab())).toBeNull();
});

test('is deleted with everything else', async () => {
  const tab = fakeBrowser().tab();
  await tab.record.setConsent('keep');
  await exported(tab);
  expect(await tab.record.forgetEverything()).toBe(true);
  expect(await lastBackup(tab)).toBeNull();
});

test('ignores anything but a whole number', async () => {
  const browser = fakeBrowser();
  const tab = browser.tab();
  await tab.record.setConsent('keep');
  browser.device.texts.set('larkfield:number:last-backup', '21.5');
  expect(await lastBackup(tab)).toBeNull();
});
