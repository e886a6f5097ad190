/** The mark that somebody practiced here, which dashboards read before the record's code has loaded. */
import { expect, test } from 'vitest';
import { recordMarkKey } from '@/data/record/learner/recordMark';
import { newAttempt, applyAttemptEvent } from '@/domain/exam/attempts/attempt';
import { fakeBrowser, watched } from '../fake-browser';
import { at, form } from '../sample-attempts';

async function finishOne(tab: ReturnType<ReturnType<typeof fakeBrowser>['tab']>) {
  const begun = applyAttemptEvent(newAttempt('a', form, at(0), new Set()), {
    type: 'begin-part',
    now: at(0),
  });
  const { hold } = await tab.record.beginAttempt(begun, watched());
  await hold.finish(applyAttemptEvent(begun, { type: 'finish', now: at(1000) }));
}

test('is set once when a finished attempt is saved', async () => {
  const browser = fakeBrowser();
  const tab = browser.tab();
  await tab.record.setConsent('keep');
  expect(browser.device.texts.has(recordMarkKey)).toBe(false);
  await finishOne(tab);
  expect(browser.device.texts.get(recordMarkKey)).toMatch(/^\d+$/);
});

test('moves when consent changes, and is deleted with everything else', async () => {
  const browser = fakeBrowser();
  const tab = browser.tab();
  await tab.record.setConsent('visit');
  await finishOne(tab);
  expect(browser.device.texts.has(recordMarkKey)).toBe(false);
  await tab.record.setConsent('keep');
  expect(browser.device.texts.has(recordMarkKey)).toBe(true);
  await tab.record.forgetEverything();
  expect(browser.device.texts.has(recordMarkKey)).toBe(false);
});
