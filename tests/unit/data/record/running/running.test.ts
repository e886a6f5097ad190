/** Running attempts are saved at every event and restored after any failure. */
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyAttemptEvent, newAttempt, restoreAttempt } from '@/domain/exam/attempts/attempt';
import { fakeBrowser } from '../fake-browser';
import { answered, at, events, form, started } from '../sample-attempts';

const options = { onLost: () => undefined };

test.each(['keep', 'visit'] as const)(
  'a crash after any event loses nothing, whatever the consent: %s',
  async (consent) => {
    await fc.assert(
      fc.asyncProperty(events, fc.nat(60), async (course, crashAfter) => {
        const browser = fakeBrowser();
        const tab = browser.tab();
        await tab.record.setConsent(consent);
        let attempt = newAttempt('a', form, at(0), new Set());
        const { hold } = await tab.record.beginAttempt(attempt, options);
        for (const event of course.slice(0, crashAfter)) {
          const next = applyAttemptEvent(attempt, event);
          if (next !== attempt)
            expect(hold.save(next)).toEqual({
              state: 'saved',
              place: consent === 'keep' ? 'device' : 'tab',
              refusal: null,
            });
          attempt = next;
        }
        const { record } = tab.reloaded();
        const outcome = await record.holdAttempt('a', options);
        if (attempt.phase.name === 'finished') expect(outcome).toEqual({ state: 'finished', attempt });
        else
          expect(outcome).toMatchObject({
            state: 'held',
            attempt: restoreAttempt(attempt),
            completeness: 'complete',
          });
      }),
      { numRuns: 60 },
    );
  },
);

test('stores nothing until the student has answered', async () => {
  const browser = fakeBrowser();
  const tab = browser.tab();
  const { hold, place } = await tab.record.beginAttempt(started('a'), options);
  expect(place).toBe('memory');
  expect(hold.save(answered('a', 2))).toMatchObject({ state: 'saved', place: 'memory' });
  expect([...browser.device.texts, ...tab.storage.texts]).toEqual([]);
  await hold.release();
  expect(await tab.record.holdAttempt('a', options)).toMatchObject({ state: 'held', place: 'memory' });
});
