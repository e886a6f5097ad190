/** What practice knows when it opens: read from the record and the index of the bank. */
import { expect, test } from 'vitest';
import { readPractice } from '@/data/practice';
import { advance, newAttempt } from '@/domain/exam/attempt';
import type { Form } from '@/domain/exam/form';
import type { Letter } from '@/domain/exam/item';
import { fakeBrowser, watched } from './record/fake-browser';
import { at, form as sample } from './record/sample-attempts';

const day = 86_400_000;

/** A drill of eight questions that a generator drew, all answered with one letter, so many days after the first. */
async function afterDrills(
  drills: readonly { id: string; letter: Letter; limitMs: number | null; first: number; days: number }[],
) {
  const tab = fakeBrowser().tab();
  await tab.record.setConsent('keep');
  for (const { id, letter, limitMs, first, days } of drills) {
    const form: Form = {
      ...sample,
      planId: 'drill-math-percent',
      timing: limitMs === null ? 'untimed' : 'standard',
      parts: [
        {
          kind: 'section',
          id: 'quantitative',
          section: 'quantitative',
          scored: false,
          limitMs,
          items: Array.from({ length: 8 }, (_, n) => `percent-sale-price-${first + n}`),
          keys: Array.from({ length: 8 }, () => 'A' as const),
          passages: [],
          content: [],
        },
      ],
    };
    const from = days * day;
    const begun = advance(newAttempt(id, form, at(from), new Set()), { type: 'begin-part', now: at(from) });
    const { hold } = await tab.record.beginAttempt(begun, watched());
    let attempt = begun;
    for (let n = 1; n <= 8; n += 1) {
      attempt = advance(attempt, { type: 'choose', letter, now: at(from + n * 1000) });
      attempt = advance(attempt, { type: 'next', now: at(from + n * 1000) });
    }
    await hold.finish(advance(attempt, { type: 'finish', now: at(from + 9000) }));
  }
  return readPractice(tab.reloaded().record, at(drills.length * day).utcMs);
}

const right = { id: 'right', letter: 'A', limitMs: null, first: 1, days: 0 } as const;
const wrong = { id: 'wrong', letter: 'B', limitMs: 600_000, first: 100, days: 1 } as const;

test('timed and untimed answers don’t influence each other', async () => {
  const [both, untimed, timed] = [
    await afterDrills([right, wrong]),
    await afterDrills([right, { ...right, id: 'again' }]),
    await afterDrills([{ ...wrong, days: 0, id: 'again' }, wrong]),
  ];
  expect(both.standing.untimed.sections).toEqual(untimed.standing.untimed.sections);
  expect(both.standing.timed.sections.quantitative).toMatchObject({ responses: 8, right: 0 });
  expect(both.standing.untimed.sections.quantitative).toMatchObject({ responses: 8, right: 8 });
  expect(untimed.standing.timed.sections.quantitative.state).toBe('not-enough');
  expect(timed.standing.untimed.sections.quantitative.state).toBe('not-enough');
});

test('items are seen when they were last asked', async () => {
  const { seen, attempts } = await afterDrills([right, { ...wrong, first: 5 }]);
  expect(attempts.map(({ id }) => id).toSorted()).toEqual(['right', 'wrong']);
  expect(seen.size).toBe(12);
  expect(seen.get('percent-sale-price-1')).toBe(at(9000).utcMs);
  expect(seen.get('percent-sale-price-6')).toBe(at(day + 9000).utcMs);
});
