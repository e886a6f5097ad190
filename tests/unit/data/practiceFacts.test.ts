/** The knowledge that practice starts with, read from the record and the bank's index. */
import { describe, expect, test } from 'vitest';
import { loadItemIndex } from '@/data/items/index/loadItemIndex';
import { readPracticeFacts } from '@/data/practiceFacts';
import { applyAttemptEvent, newAttempt } from '@/domain/exam/attempts/attempt';
import type { TestForm } from '@/domain/exam/test/form';
import type { ChoiceLetter } from '@/domain/exam/items/item';
import { canPracticeItem } from '@/domain/plan/drills/draw-mixed';
import { times } from '../domain/exam/report/sample-results';
import { fakeBrowser, watched } from './record/fake-browser';
import { answered, at, form as sample } from './record/sample-attempts';

const day = 86_400_000;

/** A drill of eight generated questions, all answered with the same letter, this many days after the first. */
async function afterDrills(
  drills: readonly {
    id: string;
    letter: ChoiceLetter;
    limitMs: number | null;
    first: number;
    days: number;
  }[],
) {
  const tab = fakeBrowser().tab();
  await tab.record.setConsent('keep');
  for (const { id, letter, limitMs, first, days } of drills) {
    const form: TestForm = {
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
    const begun = applyAttemptEvent(newAttempt(id, form, at(from), new Set()), {
      type: 'begin-part',
      now: at(from),
    });
    const { hold } = await tab.record.beginAttempt(begun, watched());
    let attempt = begun;
    for (let n = 1; n <= 8; n += 1) {
      attempt = applyAttemptEvent(attempt, { type: 'choose', letter, now: at(from + n * 1000) });
      attempt = applyAttemptEvent(attempt, { type: 'next', now: at(from + n * 1000) });
    }
    await hold.finish(applyAttemptEvent(attempt, { type: 'finish', now: at(from + 9000) }));
  }
  return readPracticeFacts(tab.reloaded().record, at(drills.length * day).utcMs);
}

const right = { id: 'right', letter: 'A', limitMs: null, first: 1, days: 0 } as const;
const wrong = { id: 'wrong', letter: 'B', limitMs: 600_000, first: 100, days: 1 } as const;

test('counts timed and untimed answers, each once', async () => {
  const [both, again] = [
    await afterDrills([right, wrong]),
    await afterDrills([right, { ...right, id: 'again' }]),
  ];
  expect(both.skillProfile.sections.quantitative).toMatchObject({
    state: 'known',
    responses: 16,
    right: 8,
    lately: { responses: 16, right: 8 },
    // The eight timed answers aren't practice.
    practiced: { lately: 8, thisEvening: 0 },
  });
  // A day or two reduce the weight of eight full and eight half answers only slightly.
  expect(both.skillProfile.sections.quantitative.weight).toBeCloseTo(12, 0);
  expect(again.skillProfile.sections.quantitative).toMatchObject({ state: 'known', responses: 8, right: 8 });
});

test('dates items by when they were last asked', async () => {
  const { seen, attempts } = await afterDrills([right, { ...wrong, first: 5 }]);
  expect(attempts.map(({ id }) => id).toSorted()).toEqual(['right', 'wrong']);
  expect(seen.size).toBe(12);
  expect(seen.get('percent-sale-price-1')).toBe(at(9000).utcMs);
  expect(seen.get('percent-sale-price-6')).toBe(at(day + 9000).utcMs);
});

/** Returns which of ten Form A questions practice may ask after this many were answered. */
async function askedAfter(answers: number, isFinished: boolean) {
  const index = await loadItemIndex('upper');
  const items = index.items.filter(({ file }) => file === 'form-a/verbal').slice(0, 10);
  const form: TestForm = {
    ...sample,
    planId: 'form-a-verbal',
    source: { kind: 'set', set: 'form-a' },
    parts: [
      {
        kind: 'section',
        id: 'verbal',
        section: 'verbal',
        scored: true,
        limitMs: 600_000,
        items: items.map(({ id }) => id),
        keys: items.map(({ key }) => key),
        passages: [],
        content: ['form-a/verbal'],
      },
    ],
  };
  const tab = fakeBrowser().tab();
  await tab.record.setConsent('keep');
  const left = answered('a', answers, form);
  const { hold } = await tab.record.beginAttempt(left, watched());
  if (isFinished)
    await hold.finish(applyAttemptEvent(left, { type: 'finish', now: at(answers * 1000 + 1500) }));
  else await hold.release();
  const { seen } = await readPracticeFacts(tab.reloaded().record, at(day).utcMs);
  return items.map((facts) => canPracticeItem(facts, seen));
}

describe('of a full-form section, practice asks', () => {
  test('nothing while it is in progress', async () => {
    expect(await askedAfter(3, false)).toEqual(times(10, () => false));
  });

  test('questions answered before the student left, but not those only viewed', async () => {
    expect(await askedAfter(3, true)).toEqual(times(10, (n) => n < 3));
  });
});
