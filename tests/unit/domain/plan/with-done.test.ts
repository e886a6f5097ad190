/** What a changed plan keeps of the one before it. */
import { expect, test } from 'vitest';
import type { DoneBy } from '@/domain/plan/done';
import type { PlanEntry } from '@/domain/plan/study-plan';
import { withDone } from '@/domain/plan/with-done';
import { madePlan, planOf } from './plans';

const allDone = (entries: readonly PlanEntry[]) =>
  new Map(entries.map(({ id, day }): [string, DoneBy] => [id, { kind: 'words', recalls: 1, day }]));

test('a changed plan keeps what was done before it', () => {
  const before = madePlan();
  const after = madePlan({ today: '2026-12-01' });
  const changed = withDone(after, before, allDone(before.entries.slice(0, 2)));
  expect(changed.entries.slice(0, 2)).toEqual(before.entries.slice(0, 2));
  expect(changed.entries.slice(2)).toEqual(after.entries);
});

test('an entry that was moved has an id of the day on which it was done', () => {
  const after = madePlan({ today: '2026-12-01' });
  const moved = { id: '2026-12-01-1', day: '2026-11-30', minutes: 20, activity: { kind: 'words' } } as const;
  const changed = withDone(after, planOf([moved]), allDone([moved]));
  expect(changed.entries[0]).toEqual({ ...moved, id: '2026-11-30-1' });
  expect(new Set(changed.entries.map(({ id }) => id)).size).toBe(changed.entries.length);
});
