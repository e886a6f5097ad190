/** The choice of where to save is made once: no start replaces it, and none waits for data to be moved. */
import { afterEach, expect, test, vi } from 'vitest';
import { saveConsentIfUnanswered } from '@/data/record/consent/saveConsentIfUnanswered';
import { fakeBrowser } from '../fake-browser';

afterEach(() => void vi.useRealTimers());

test.each(['keep', 'visit'] as const)('records "%s" if there was no answer', async (consent) => {
  const { record } = fakeBrowser().tab();
  await saveConsentIfUnanswered(record, consent);
  expect(record.consent()).toBe(consent);
});

test.each([
  ['keep', 'visit'],
  ['visit', 'keep'],
] as const)('keeps "%s" if a new start answers "%s"', async (earlier, later) => {
  const { record } = fakeBrowser().tab();
  await record.setConsent(earlier);
  await saveConsentIfUnanswered(record, later);
  expect(record.consent()).toBe(earlier);
});

test('waits at most three seconds for a database that never answers', async () => {
  vi.useFakeTimers();
  const setConsent = vi.fn<() => Promise<never>>(() => new Promise(() => undefined));
  const answering = saveConsentIfUnanswered({ consent: () => null, setConsent }, 'keep');
  expect(setConsent).toHaveBeenCalledWith('keep');
  let isOver = false;
  void answering.then(() => (isOver = true));
  await vi.advanceTimersByTimeAsync(2999);
  expect(isOver).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(isOver).toBe(true);
});
