import { expect, test } from 'vitest';
import { latestAbsence } from '@/domain/dashboard/study/absence';
import { addDays, type IsoDay } from '@/lib/dates/calendar';
import { localEpochMs } from '@/lib/dates/localTime';
import type { PlannedEntry } from '@/domain/learner/learner-plan';
import type { LearnerSession } from '@/domain/learner/learner-session';

const today: IsoDay = '2026-12-31';
const ago = (days: number) => addDays(today, -days);

const everyDay = Array.from({ length: 60 }, (_, daysAgo): PlannedEntry => ({
  id: `entry-${daysAgo}`,
  day: ago(daysAgo),
  start: null,
  minutes: 20,
  activity: { kind: 'words' },
  status: 'moved',
}));

const studiedOn = (days: readonly number[], entries: readonly PlannedEntry[] = everyDay) => ({
  tests: [],
  plan: { entries, restDays: [] },
  sessions: days
    .toSorted((a, b) => b - a)
    .map((daysAgo): LearnerSession => ({
      id: `session-${daysAgo}`,
      at: localEpochMs(ago(daysAgo), 16 * 60),
      minutes: 20,
      section: 'verbal',
      kind: 'drill',
      topics: [],
    })),
});

test.each<[string, readonly number[], readonly [number, number] | null]>([
  ['before any study', [], null],
  ['on the first day', [0], null],
  ['with study every other day', [8, 6, 4, 2, 0], null],
  ['after six days off', [10, 3, 0], null],
  ['after a week off', [10, 2, 0], [9, 3]],
  ['in the middle of one', [10], [9, 1]],
  ['in the middle of six days', [7], null],
  ['after two, the later one', [30, 20, 8, 0], [7, 1]],
  ['with a short break since', [20, 8, 3, 0], [19, 9]],
  ['four weeks after it ended', [40, 27, 20, 14, 8, 2, 0], [39, 28]],
  ['five weeks after it ended', [50, 36, 30, 24, 18, 12, 6, 0], null],
])('%s', (_, days, span) =>
  expect(latestAbsence(studiedOn(days), { day: today })).toEqual(
    span === null ? null : { from: ago(span[0]), to: ago(span[1]) },
  ),
);

test('is none if nothing was planned for those days', () => {
  const days = [10, 2, 0];
  const without = everyDay.filter((_, daysAgo) => daysAgo < 3 || daysAgo > 9);
  expect(latestAbsence(studiedOn(days, without), { day: today })).toBeNull();
  expect(latestAbsence({ ...studiedOn(days), plan: null }, { day: today })).toBeNull();
});
