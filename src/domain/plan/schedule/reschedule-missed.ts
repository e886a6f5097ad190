/** Spreads missed work over upcoming days. */
import { addDays, daysBetween, type IsoDay, weekdayIndex } from '@/lib/dates/calendar';
import { type CompletedEntries, overdueEntries, takesOverWork } from './completed-entries';
import {
  isTestActivity,
  isSplittableActivity,
  toMissedEntry,
  type PlanActivity,
  type PlanEntry,
  type StudyPlan,
} from './study-plan';
import { canHoldFullTest, minDaysBetweenMovedTests, testFreeDays } from '@/domain/plan/weeks/full-tests';

export interface RescheduleResult {
  readonly plan: StudyPlan;
  /** Minutes of missed entries that were moved to another day. */
  readonly movedMinutes: number;
  /** Minutes that fit on no upcoming day and were dropped from the plan. */
  readonly droppedMinutes: number;
  /** Dropped tests and essays. */
  readonly droppedActivities: readonly PlanActivity[];
  /** Tests on their new days, moved because they were missed or because another test displaced them. */
  readonly movedTests: readonly PlanEntry[];
}

/** An upcoming day while work is being added to it. */
interface ComingDay {
  readonly day: IsoDay;
  entries: readonly PlanEntry[];
  added: number;
}

interface Board {
  readonly plan: StudyPlan;
  /** Entries that weren't missed. */
  readonly keptEntries: readonly PlanEntry[];
  readonly upcomingDays: readonly ComingDay[];
  readonly completed: CompletedEntries;
  /** Ids already in use. */
  readonly ids: Set<string>;
}

/**
 * Moves missed entries to upcoming days, from today until two days before the test.
 *
 * Full tests are placed first, then shorter tests, essays, and everything else, because tests are the most informative and
 * practice is the easiest to move. A test moves to the earliest possible day and displaces other work there if the day has no room
 * for both. Everything else goes to the earliest of the days with the least added work, up to 1.5 times the daily minutes.
 * Practice, words, and mistakes may be split and are merged with open entries of their kind, preferably on a day where that kind
 * isn't done yet. Tests and essays stay whole.
 *
 * Entries retain their ids, and completed entries retain the work credited to them. Entries without room are dropped. Past days
 * still show what was missed.
 */
export function rescheduleMissed(
  plan: StudyPlan,
  completed: CompletedEntries,
  today: IsoDay,
): RescheduleResult {
  const missed = overdueEntries(plan, completed, today);
  if (missed.length === 0)
    return { plan, movedMinutes: 0, droppedMinutes: 0, droppedActivities: [], movedTests: [] };
  const keptEntries = plan.entries.filter((entry) => !missed.includes(entry));
  const coming = comingDays(plan, keptEntries, today);
  const board: Board = {
    plan,
    keptEntries,
    upcomingDays: coming,
    completed,
    ids: new Set(keptEntries.map(({ id }) => id)),
  };
  const dropped: PlanEntry[] = [];
  const waiting = missed.toSorted(byRank);
  for (let entry = waiting.shift(); entry !== undefined; entry = waiting.shift()) {
    if (canSplit(entry)) {
      const minutes = joinDays(entry, board);
      if (minutes > 0) dropped.push({ ...entry, minutes });
    } else {
      const displaced = placeWhole(entry, board);
      if (displaced === null) dropped.push(entry);
      for (const { id } of displaced ?? []) board.ids.delete(id);
      if (displaced !== null && displaced.length > 0) {
        waiting.push(...displaced);
        waiting.sort(byRank);
      }
    }
  }
  const days = new Set(coming.map(({ day }) => day));
  const entries = [
    ...keptEntries.filter(({ day }) => !days.has(day)),
    ...coming.flatMap((each) => each.entries),
  ];
  const droppedMinutes = minutesOf(dropped);
  return {
    plan: {
      ...plan,
      entries: entries.toSorted((a, b) => a.day.localeCompare(b.day)),
      missed: [
        ...(plan.missed ?? []),
        ...missed.map((entry) =>
          toMissedEntry(
            entry,
            !dropped.some(({ id, minutes }) => id === entry.id && minutes === entry.minutes),
          ),
        ),
      ],
    },
    movedMinutes: Math.max(0, minutesOf(missed) - droppedMinutes),
    droppedMinutes,
    droppedActivities: dropped.filter((entry) => !canSplit(entry)).map(({ activity }) => activity),
    movedTests: entries.filter(
      ({ id, day, activity }) =>
        isTestActivity(activity) && plan.entries.some((was) => was.id === id && was.day !== day),
    ),
  };
}

/** The order in which missed entries are placed, lowest first. */
const ranks: Readonly<Record<PlanActivity['kind'], number>> = {
  'full-test': 0,
  checkpoint: 1,
  essay: 2,
  practice: 3,
  words: 3,
  mistakes: 3,
};
const rankOf = ({ activity }: PlanEntry) => ranks[activity.kind];
const byRank = (a: PlanEntry, b: PlanEntry) => rankOf(a) - rankOf(b);

/** The most minutes a day may hold after moves: 1.5 times the daily minutes. */
export function maxDayMinutes({ minutesPerDay }: StudyPlan): number {
  return Math.floor(1.5 * minutesPerDay);
}

/** Minutes. Entries are split at multiples of this, because less isn't worth sitting down for. */
const leastPiece = 5;

function minutesOf(entries: readonly PlanEntry[]): number {
  return entries.reduce((sum, { minutes }) => sum + minutes, 0);
}

function canSplit({ activity }: PlanEntry): boolean {
  return isSplittableActivity(activity);
}

/** Upcoming study days without a full test, except the day before the test, which stays light. */
function comingDays(plan: StudyPlan, entries: readonly PlanEntry[], today: IsoDay): readonly ComingDay[] {
  const eve = addDays(plan.testDate, -1);
  const days = Array.from({ length: Math.max(0, daysBetween(today, eve)) }, (_, index) =>
    addDays(today, index),
  );
  return days
    .filter((day) => !plan.restDays.includes(weekdayIndex(day)))
    .map((day) => ({ day, entries: entries.filter((entry) => entry.day === day), added: 0 }))
    .filter((day) => day.entries.every(({ activity }) => activity.kind !== 'full-test'));
}

/** Returns the earliest of the qualifying days with the least added work. */
function leastAdded(
  coming: readonly ComingDay[],
  qualifies: (day: ComingDay) => boolean,
): ComingDay | undefined {
  return coming.filter(qualifies).toSorted((a, b) => a.added - b.added)[0];
}

/** Distributes a splittable entry over days; returns the minutes that are left over. */
function joinDays(entry: PlanEntry, board: Board): number {
  const { plan, upcomingDays, completed, ids } = board;
  const most = maxDayMinutes(plan);
  // Days on which this kind of work is done get more of it only if no other day has room.
  const isDoneOn = ({ entries }: ComingDay) =>
    entries.some(({ id, activity }) => completed.has(id) && isAlike(activity, entry.activity));
  let left = entry.minutes;
  while (left > 0) {
    const wanted = Math.min(left, leastPiece);
    const hasRoom = ({ day, entries }: ComingDay) =>
      most - minutesOf(entries) >= wanted && !takesWork(entry, day, board);
    const into =
      leastAdded(upcomingDays, (each) => hasRoom(each) && !isDoneOn(each)) ??
      leastAdded(upcomingDays, hasRoom);
    if (into === undefined) return left;
    const spareMinutes = most - minutesOf(into.entries);
    const minutes = left <= spareMinutes ? left : spareMinutes - (spareMinutes % leastPiece);
    const alike = into.entries.find(
      ({ id, activity }) => !completed.has(id) && isAlike(activity, entry.activity),
    );
    into.entries =
      alike === undefined
        ? [...into.entries, { ...entry, id: freeId(entry.id, ids), day: into.day, minutes }]
        : into.entries.map((each) => (each === alike ? { ...each, minutes: each.minutes + minutes } : each));
    into.added += minutes;
    left -= minutes;
  }
  return 0;
}

/** Returns true if the entry, placed on that day, would take over work credited to another one. */
function takesWork({ activity }: PlanEntry, day: IsoDay, { plan, completed }: Board): boolean {
  return plan.entries.some((ticked) => {
    const by = completed.get(ticked.id);
    return by !== undefined && takesOverWork({ activity, day }, ticked, by);
  });
}

/** Returns an unused id, with a suffix for further pieces of the same entry. */
function freeId(id: string, ids: Set<string>): string {
  let free = id;
  for (let piece = 2; ids.has(free); piece += 1) free = `${id}-${piece}`;
  ids.add(free);
  return free;
}

function isAlike(a: PlanActivity, b: PlanActivity): boolean {
  return a.kind === b.kind && (a.kind !== 'practice' || b.kind !== 'practice' || a.section === b.section);
}

/** Places a test or an essay and returns the entries it displaced; null if no day can hold it. */
function placeWhole(entry: PlanEntry, board: Board): readonly PlanEntry[] | null {
  const { plan, upcomingDays, completed, ids } = board;
  const most = maxDayMinutes(plan);
  const may = upcomingDays.filter(({ day }) => mayHold(entry, day, board) && !takesWork(entry, day, board));
  const isFull = entry.activity.kind === 'full-test';
  const hasRoom = ({ entries }: ComingDay) =>
    isFull ? entries.length === 0 : minutesOf(entries) + entry.minutes <= most;
  const canClear = ({ entries }: ComingDay) =>
    entries.every((other) => rankOf(other) > rankOf(entry) && !completed.has(other.id));
  const into = isTestActivity(entry.activity)
    ? may.find((day) => hasRoom(day) || canClear(day))
    : (leastAdded(may, hasRoom) ?? leastAdded(may, canClear));
  if (into === undefined) return null;
  const displaced = hasRoom(into) ? [] : leavingFor(entry, into.entries, isFull ? 0 : most);
  into.entries = [
    ...into.entries.filter((other) => !displaced.includes(other)),
    { ...entry, id: freeId(entry.id, ids), day: into.day },
  ];
  into.added += entry.minutes;
  return displaced;
}

/** Chooses the entries that make room for a test or an essay: lowest rank and longest first. */
function leavingFor(entry: PlanEntry, entries: readonly PlanEntry[], most: number): readonly PlanEntry[] {
  const spareMinutes = Math.max(0, most - entry.minutes);
  const stays = entries.toSorted((a, b) => rankOf(a) - rankOf(b) || a.minutes - b.minutes);
  while (minutesOf(stays) > spareMinutes) stays.pop();
  return entries.filter((other) => !stays.includes(other));
}

function mayHold({ activity }: PlanEntry, day: IsoDay, { plan, keptEntries, upcomingDays }: Board): boolean {
  if (activity.kind === 'essay') return true;
  if (activity.kind === 'checkpoint') return daysBetween(day, plan.testDate) > testFreeDays;
  const fullTests = [...keptEntries, ...upcomingDays.flatMap(({ entries }) => entries)].filter(
    (other) => other.activity.kind === 'full-test',
  );
  return (
    canHoldFullTest(day, plan.testDate, plan.restDays) &&
    fullTests.every((other) => Math.abs(daysBetween(other.day, day)) >= minDaysBetweenMovedTests)
  );
}
