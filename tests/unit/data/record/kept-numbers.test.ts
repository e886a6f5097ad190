/** The target is kept where results are, follows a change of mind, and goes with everything else. */
import { expect, test } from 'vitest';
import { fakeBrowser } from './fake-browser';

test.each(['keep', 'visit'] as const)('with the answer "%s" a target outlasts a reload', async (consent) => {
  const tab = fakeBrowser().tab();
  await tab.record.setConsent(consent);
  expect(tab.record.targetTotal()).toBeNull();
  tab.record.setTargetTotal(2200);
  expect(tab.reloaded().record.targetTotal()).toBe(2200);
  tab.record.setTargetTotal(null);
  expect(tab.reloaded().record.targetTotal()).toBeNull();
});

test('before there is an answer, it lasts as long as the page', () => {
  const tab = fakeBrowser().tab();
  tab.record.setTargetTotal(2200);
  expect(tab.record.targetTotal()).toBe(2200);
  expect(tab.reloaded().record.targetTotal()).toBeNull();
});

test('kept on the device it is there in a new tab; for the visit only in its own', async () => {
  const browser = fakeBrowser();
  const tab = browser.tab();
  await tab.record.setConsent('keep');
  tab.record.setTargetTotal(2100);
  expect(browser.tab().record.targetTotal()).toBe(2100);
  await tab.record.setConsent('visit');
  expect(tab.record.targetTotal()).toBe(2100);
  expect(browser.tab().record.targetTotal()).toBeNull();
});

test('it goes with everything else', async () => {
  const tab = fakeBrowser().tab();
  await tab.record.setConsent('keep');
  tab.record.setTargetTotal(2100);
  expect(await tab.record.forgetEverything()).toBe(true);
  expect(tab.record.targetTotal()).toBeNull();
});

test('what is no whole number is no target', async () => {
  const tab = fakeBrowser().tab();
  await tab.record.setConsent('keep');
  tab.record.setTargetTotal(2150.7);
  expect(tab.record.targetTotal()).toBe(2150);
});
