/** The parts of the previous plan that a changed plan preserves. */
import { expect, test } from 'vitest';
import {
  type CompletionSource,
  hasPendingDiagnostic,
  overdueEntries,
} from '@/domain/plan/schedule/completed-entries';
import type { PlanEntry } from '@/domain/plan/schedule/study-plan';
import { hasBegunDay, mergePlanHistory } from '@/domain/plan/schedule/merge-plan-history';
import { groupIntoWeeks } from '@/domain/plan/weeks/plan-weeks';
import { madePlan, planOf } from '../plans';

const allDone = (entries: readonly PlanEntry[]) =>
  new Map(entries.map(({ id, day }): [string, CompletionSource] => [id, { kind: 'words', recalls: 1, day }]));

test('a changed plan keeps work that was done before', () => {
  const before = madePlan();
  const after = madePlan({ today: '2026-12-01' });
  const changed = mergePlanHistory(after, { plan: before, completed: allDone(before.entries.slice(0, 2)) });
  expect(changed.entries.slice(0, 2)).toEqual(before.entries.slice(0, 2));
  expect(changed.entries.slice(2)).toEqual(after.entries);
});

test('missed entries stay visible on their day, and are no longer missed', () => {
  const before = madePlan();
  const today = '2026-12-01';
  const done = allDone(before.entries.slice(0, 2));
  const changed = mergePlanHistory(madePlan({ today }), { plan: before, completed: done });
  const past = before.entries.filter(({ day }) => day < today);
  expect(changed.missed).toHaveLength(past.length - 2);
  const ids = [...changed.entries, ...(changed.missed ?? [])].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(overdueEntries(changed, allDone(changed.entries.slice(0, 2)), today)).toEqual([]);
  const [first] = groupIntoWeeks(changed.entries, changed.missed);
  expect(first?.days.flatMap((each) => [...each.entries, ...each.missed])).toHaveLength(
    past.filter(({ day }) => day < '2026-11-30').length,
  );
});

test('a scheduled diagnostic that wasn’t taken stays open, even after it is missed', () => {
  const before = madePlan();
  expect(hasPendingDiagnostic(before, new Map())).toBe(true);
  expect(hasPendingDiagnostic(before, allDone(before.entries))).toBe(false);
  const changed = mergePlanHistory(madePlan({ today: '2026-12-15', isMeasured: true }), {
    plan: before,
    completed: new Map(),
  });
  expect(hasPendingDiagnostic(changed, new Map())).toBe(true);
  expect(hasPendingDiagnostic(madePlan({ isMeasured: true }), new Map())).toBe(false);
});

test('a moved entry gets an id for the day on which it was done', () => {
  const after = madePlan({ today: '2026-12-01' });
  const moved = { id: '2026-12-01-1', day: '2026-11-30', minutes: 20, activity: { kind: 'words' } } as const;
  const changed = mergePlanHistory(after, { plan: planOf([moved]), completed: allDone([moved]) });
  expect(changed.entries[0]).toEqual({ ...moved, id: '2026-11-30-1' });
  expect(new Set(changed.entries.map(({ id }) => id)).size).toBe(changed.entries.length);
});

test('a day that has begun keeps its entries, done or not, and a day that hasn’t gets new ones', () => {
  const today = '2026-11-24';
  const before = madePlan();
  const ofToday = before.entries.filter(({ day }) => day === today);
  const begun = { plan: before, completed: allDone(ofToday.slice(0, 1)) };
  expect(hasBegunDay(begun, today)).toBe(true);
  const changed = mergePlanHistory(madePlan({ today, start: '2026-11-25' }), begun);
  expect(changed.entries.filter(({ day }) => day === today)).toEqual(ofToday);
  expect(changed.settledThrough).toBe(today);

  const fresh = { plan: before, completed: new Map() };
  expect(hasBegunDay(fresh, today)).toBe(false);
  const after = madePlan({ today, minutesPerDay: 90 });
  expect(mergePlanHistory(after, fresh)).toMatchObject({
    entries: after.entries,
    settledThrough: '2026-11-23',
  });
});
