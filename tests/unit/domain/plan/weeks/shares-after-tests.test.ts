import { describe, expect, test } from 'vitest';
import { buildItemIndex, type ItemMetadata } from '@/domain/plan/topics/item-facts';
import type { PlanEntry, StudyPlan } from '@/domain/plan/schedule/study-plan';
import { recommendedShares } from '@/domain/plan/weeks/section-shares';
import { adjustSharesAfterTests } from '@/domain/plan/weeks/shares-after-tests';
import { times } from '../../exam/report/sample-results';
import { madePlan } from '../plans';
import {
  answer,
  attemptWith,
  dayMs,
  detailItem,
  nounItem,
  nowMs,
  percentItem,
  wrong,
} from '../sample-practice';

const many = 30;
const nouns = times(many, (n) => nounItem(`syn-${1000 + n}`));
const percents = times(many, (n) => percentItem(`mth-${1000 + n}`));
const details = times(many, (n) => detailItem(`rdg-${1000 + n}`, 'psg-1000'));
const index = buildItemIndex('upper', { items: [...nouns, ...percents, ...details], generators: [] });

/** Sunday, November 22, in New York: the plan was made the Sunday before. */
const taken = nowMs + dayMs;
const plan: StudyPlan = madePlan({ today: '2026-11-15' });

/** Thirty answers, `misses` of them wrong. */
const answered = (items: readonly ItemMetadata[], misses: number) =>
  items.map(({ id }, place) => answer(id, place < misses ? wrong : {}));

const tested = (
  missed: { readonly verbal: number; readonly math: number; readonly reading: number },
  finishedMs = taken,
  planId = 'form-a',
) =>
  attemptWith(finishedMs, [], {
    planId,
    sections: [
      {
        timed: true,
        answers: [
          ...answered(nouns, missed.verbal),
          ...answered(percents, missed.math),
          ...answered(details, missed.reading),
        ],
      },
    ],
  });

const weakInMath = { verbal: 3, math: 20, reading: 6 };

const minutesOf = ({ entries }: StudyPlan, section: string, from: string) =>
  entries
    .filter(({ day, activity }) => day > from && activity.kind === 'practice' && activity.section === section)
    .reduce((sum, { minutes }) => sum + minutes, 0);

const withoutSection = ({ id, day, minutes, activity: { kind } }: PlanEntry) => [id, day, minutes, kind];

const untilTheTest = ({ entries }: StudyPlan) => entries.filter(({ day }) => day <= '2026-11-22');

describe('after a full test', () => {
  const attempts = [tested(weakInMath)];
  const after = adjustSharesAfterTests(plan, { attempts, index });

  test('the shares follow its result, none by more than a third', () => {
    expect(after.balance.quantitative).toBeGreaterThan(recommendedShares.quantitative);
    expect(after.balance.quantitative).toBeLessThanOrEqual(40);
    expect(after.balance.writing).toBe(recommendedShares.writing);
    expect(Object.values(after.balance).reduce((sum, share) => sum + share, 0)).toBe(100);
  });

  test('the plan records what changed and by how much', () => {
    const [change] = after.shareChanges ?? [];
    expect(after.shareChanges).toHaveLength(1);
    expect(change).toMatchObject({
      test: 'form-a',
      day: '2026-11-22',
      from: plan.balance,
      to: after.balance,
    });
    expect(change?.missed.quantitative).toBeGreaterThan(change?.missed.verbal ?? 1);
    expect(after.answersUntil).toBe(taken);
  });

  test('later practice goes to the section that costs the most', () =>
    expect(minutesOf(after, 'quantitative', '2026-11-22')).toBeGreaterThan(
      minutesOf(plan, 'quantitative', '2026-11-22'),
    ));

  test('exactly as much as its share', () => {
    const later = after.entries.filter(({ day }) => day > '2026-11-22');
    const sectioned = later.filter(({ activity: { kind } }) =>
      ['practice', 'words', 'essay', 'checkpoint'].includes(kind),
    );
    const all = sectioned.reduce((sum, { minutes }) => sum + minutes, 0);
    const own =
      minutesOf(after, 'quantitative', '2026-11-22') +
      later
        .filter(({ activity }) => activity.kind === 'checkpoint' && activity.test === 'quantitative')
        .reduce((sum, { minutes }) => sum + minutes, 0);
    expect(Math.abs((100 * own) / all - after.balance.quantitative)).toBeLessThan(3);
  });

  test('days, minutes, and everything else stay the same, and so do the days until then', () => {
    expect(after.entries.map(withoutSection)).toEqual(plan.entries.map(withoutSection));
    expect(untilTheTest(after)).toEqual(untilTheTest(plan));
  });

  test('no day has two practices of the same section', () => {
    const practiced = after.entries.flatMap(({ day, activity }) =>
      activity.kind === 'practice' ? [`${day} ${activity.section}`] : [],
    );
    expect(new Set(practiced).size).toBe(practiced.length);
  });

  test('a second read changes nothing more, whatever was practiced since', () => {
    const drill = attemptWith(taken + dayMs, answered(nouns, many));
    expect(adjustSharesAfterTests(after, { attempts: [...attempts, drill], index })).toEqual(after);
  });

  test('the result is the same if first read after days of practice', () => {
    const drill = attemptWith(taken + dayMs, answered(nouns, many));
    expect(adjustSharesAfterTests(plan, { attempts: [...attempts, drill], index })).toEqual(after);
  });

  test('a second test changes the shares that resulted from the first', () => {
    const second = tested({ verbal: 20, math: 0, reading: 6 }, taken + 14 * dayMs, 'form-b');
    const again = adjustSharesAfterTests(plan, { attempts: [second, ...attempts], index });
    expect(again.shareChanges?.map(({ test: of }) => of)).toEqual(['form-a', 'form-b']);
    expect(again.shareChanges?.[1]?.from).toEqual(after.balance);
    expect(adjustSharesAfterTests(after, { attempts: [...attempts, second], index })).toEqual(again);
  });
});

test.each([
  ['a free test', 'diagnostic', taken, 1],
  ['no drill', 'drill-quantitative', taken, 0],
  ['no section alone', 'form-c-verbal', taken, 0],
  ['no test that the plan was made after', 'form-a', 500, 0],
])('the shares respond to %s', (_, planId, finishedMs, changes) => {
  const attempts = [tested(weakInMath, finishedMs, planId)];
  const after = adjustSharesAfterTests({ ...plan, answersUntil: 1000 }, { attempts, index });
  expect(after.shareChanges ?? []).toHaveLength(changes);
});

test('the shares respond to no test of another level', () => {
  const attempts = [
    { ...tested(weakInMath, taken, 'middle-diagnostic'), level: 'middle' as const },
    { ...tested(weakInMath, taken + dayMs, 'middle-a'), level: 'middle' as const },
  ];
  expect(adjustSharesAfterTests(plan, { attempts, index })).toEqual(plan);
});

test('a test that measures too little says so, and the shares stay the same', () => {
  const attempts = [attemptWith(taken, answered(nouns, 2).slice(0, 4), { planId: 'form-a' })];
  const after = adjustSharesAfterTests(plan, { attempts, index });
  expect(after.entries).toEqual(plan.entries);
  expect(after.shareChanges).toEqual([
    {
      test: 'form-a',
      day: '2026-11-22',
      from: recommendedShares,
      to: recommendedShares,
      missed: { verbal: null, quantitative: null, reading: null },
    },
  ]);
});
