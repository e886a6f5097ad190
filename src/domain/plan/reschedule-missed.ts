/** What was missed, spread over the days that come. */
import { addDays, daysBetween, type IsoDay, weekdayIndex } from '@/lib/calendar';
import { type CompletedEntries, overdueEntries, wouldTakeWork } from './completed-entries';
import {
  isTest,
  mayBeSplit,
  missedEntry,
  type PlanActivity,
  type PlanEntry,
  type StudyPlan,
} from './study-plan';
import { canHoldFullTest, testFreeDays } from './weeks/full-tests';

export interface RescheduleResult {
  readonly plan: StudyPlan;
  /** Minutes of missed entries that found another day. */
  readonly movedMinutes: number;
  /** Minutes for which no coming day has room; they are in the plan no more. */
  readonly letGoMinutes: number;
  /** Tests and essays that were let go. */
  readonly letGo: readonly PlanActivity[];
  /** Tests that were missed, or had to leave their day for one, each on its new day. */
  readonly movedTests: readonly PlanEntry[];
}

/** A coming day while things are put on it. */
interface ComingDay {
  readonly day: IsoDay;
  entries: readonly PlanEntry[];
  added: number;
}

interface Board {
  readonly plan: StudyPlan;
  /** What wasn't missed. */
  readonly others: readonly PlanEntry[];
  readonly coming: readonly ComingDay[];
  readonly done: CompletedEntries;
  /** Of all that has a place. */
  readonly ids: Set<string>;
}

/**
 * The plan with its missed entries on coming days, from today until the last day but one before the test.
 *
 * Full tests come first, then shorter ones, then essays, then all else: a test tells most, and practice is the easiest to move. A test goes
 * to the nearest day that may hold it, and what else that day had moves on. Anything else goes to the day that got the least so far, the
 * earliest of them, and no day grows beyond half again of the minutes a day. Practice, words, and mistakes may be split, and join what the
 * day still has to do of their kind, on a day that isn't done with it if there is one. Tests and essays stay whole.
 *
 * Entries keep their ids; what is done stays as it is, ticked by what ticked it; what finds no room is let go. The days that have passed
 * still show what was missed on them.
 */
export function rescheduleMissed(plan: StudyPlan, done: CompletedEntries, today: IsoDay): RescheduleResult {
  const missed = overdueEntries(plan, done, today);
  if (missed.length === 0) return { plan, movedMinutes: 0, letGoMinutes: 0, letGo: [], movedTests: [] };
  const others = plan.entries.filter((entry) => !missed.includes(entry));
  const coming = comingDays(plan, others, today);
  const board: Board = { plan, others, coming, done, ids: new Set(others.map(({ id }) => id)) };
  const letGo: PlanEntry[] = [];
  const waiting = missed.toSorted(byRank);
  for (let entry = waiting.shift(); entry !== undefined; entry = waiting.shift()) {
    if (canSplit(entry)) {
      const minutes = joinDays(entry, board);
      if (minutes > 0) letGo.push({ ...entry, minutes });
    } else {
      const displaced = placeWhole(entry, board);
      if (displaced === null) letGo.push(entry);
      for (const { id } of displaced ?? []) board.ids.delete(id);
      if (displaced !== null && displaced.length > 0) {
        waiting.push(...displaced);
        waiting.sort(byRank);
      }
    }
  }
  const days = new Set(coming.map(({ day }) => day));
  const entries = [...others.filter(({ day }) => !days.has(day)), ...coming.flatMap((each) => each.entries)];
  const letGoMinutes = minutesOf(letGo);
  return {
    plan: {
      ...plan,
      entries: entries.toSorted((a, b) => a.day.localeCompare(b.day)),
      missed: [
        ...(plan.missed ?? []),
        ...missed.map((entry) =>
          missedEntry(entry, !letGo.some(({ id, minutes }) => id === entry.id && minutes === entry.minutes)),
        ),
      ],
    },
    movedMinutes: Math.max(0, minutesOf(missed) - letGoMinutes),
    letGoMinutes,
    letGo: letGo.filter((entry) => !canSplit(entry)).map(({ activity }) => activity),
    movedTests: entries.filter(
      ({ id, day, activity }) =>
        isTest(activity) && plan.entries.some((was) => was.id === id && was.day !== day),
    ),
  };
}

/** What finds its day first. */
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

/** A day may grow by half, no more. In minutes. */
export function maxDayMinutes({ minutesPerDay }: StudyPlan): number {
  return Math.floor(1.5 * minutesPerDay);
}

/** Less than this isn't worth sitting down for; pieces are multiples of it. */
const leastPiece = 5;

function minutesOf(entries: readonly PlanEntry[]): number {
  return entries.reduce((sum, { minutes }) => sum + minutes, 0);
}

function canSplit({ activity }: PlanEntry): boolean {
  return mayBeSplit(activity);
}

/** Days without a whole test that can take more; the day before the test stays light. */
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

/** The day that got the least so far among those that qualify, the earliest of them. */
function leastAdded(
  coming: readonly ComingDay[],
  qualifies: (day: ComingDay) => boolean,
): ComingDay | undefined {
  return coming.filter(qualifies).toSorted((a, b) => a.added - b.added)[0];
}

/** Puts what can be split on one day after the other; tells the minutes that are left over. */
function joinDays(entry: PlanEntry, board: Board): number {
  const { plan, coming, done, ids } = board;
  const most = maxDayMinutes(plan);
  // A day that is done with its own gets more of the same only where no other day has room.
  const isDoneOn = ({ entries }: ComingDay) =>
    entries.some(({ id, activity }) => done.has(id) && isAlike(activity, entry.activity));
  let left = entry.minutes;
  while (left > 0) {
    const wanted = Math.min(left, leastPiece);
    const hasRoom = ({ day, entries }: ComingDay) =>
      most - minutesOf(entries) >= wanted && !takesWork(entry, day, board);
    const into =
      leastAdded(coming, (each) => hasRoom(each) && !isDoneOn(each)) ?? leastAdded(coming, hasRoom);
    if (into === undefined) return left;
    const room = most - minutesOf(into.entries);
    const minutes = left <= room ? left : room - (room % leastPiece);
    const alike = into.entries.find(({ id, activity }) => !done.has(id) && isAlike(activity, entry.activity));
    into.entries =
      alike === undefined
        ? [...into.entries, { ...entry, id: freeId(entry.id, ids), day: into.day, minutes }]
        : into.entries.map((each) => (each === alike ? { ...each, minutes: each.minutes + minutes } : each));
    into.added += minutes;
    left -= minutes;
  }
  return 0;
}

/** Whether an entry on a day would take from another one the work that ticked it. */
function takesWork({ activity }: PlanEntry, day: IsoDay, { plan, done }: Board): boolean {
  return plan.entries.some((ticked) => {
    const by = done.get(ticked.id);
    return by !== undefined && wouldTakeWork({ activity, day }, ticked, by);
  });
}

/** The id of an entry, or of a further piece of it, that no other entry has. */
function freeId(id: string, ids: Set<string>): string {
  let free = id;
  for (let piece = 2; ids.has(free); piece += 1) free = `${id}-${piece}`;
  ids.add(free);
  return free;
}

function isAlike(a: PlanActivity, b: PlanActivity): boolean {
  return a.kind === b.kind && (a.kind !== 'practice' || b.kind !== 'practice' || a.section === b.section);
}

/** Puts a test or an essay on a day; returns what had to leave that day for it. Null where there is no such day. */
function placeWhole(entry: PlanEntry, board: Board): readonly PlanEntry[] | null {
  const { plan, coming, done, ids } = board;
  const most = maxDayMinutes(plan);
  const may = coming.filter(({ day }) => mayHold(entry, day, board) && !takesWork(entry, day, board));
  const isFull = entry.activity.kind === 'full-test';
  const hasRoom = ({ entries }: ComingDay) =>
    isFull ? entries.length === 0 : minutesOf(entries) + entry.minutes <= most;
  const canClear = ({ entries }: ComingDay) =>
    entries.every((other) => rankOf(other) > rankOf(entry) && !done.has(other.id));
  const into = isTest(entry.activity)
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

/** What leaves a day for a test or an essay: what has the lowest rank and is longest goes first, until the rest fits. */
function leavingFor(entry: PlanEntry, entries: readonly PlanEntry[], most: number): readonly PlanEntry[] {
  const room = Math.max(0, most - entry.minutes);
  const stays = entries.toSorted((a, b) => rankOf(a) - rankOf(b) || a.minutes - b.minutes);
  while (minutesOf(stays) > room) stays.pop();
  return entries.filter((other) => !stays.includes(other));
}

/** A missed full test comes late: it may be as near as this to another one, so that a week is left to learn from each. */
export const leastDaysBetweenMoved = 7;

function mayHold({ activity }: PlanEntry, day: IsoDay, { plan, others, coming }: Board): boolean {
  if (activity.kind === 'essay') return true;
  if (activity.kind === 'checkpoint') return daysBetween(day, plan.testDate) > testFreeDays;
  const fullTests = [...others, ...coming.flatMap(({ entries }) => entries)].filter(
    (other) => other.activity.kind === 'full-test',
  );
  return (
    canHoldFullTest(day, plan.testDate, plan.restDays) &&
    fullTests.every((other) => Math.abs(daysBetween(other.day, day)) >= leastDaysBetweenMoved)
  );
}
