/** What was missed, spread over the days that come. */
import { daysBetweenFullTests } from '@/domain/exam/report/next-test';
import { addDays, daysBetween, type IsoDay, weekdayIndex } from '@/lib/calendar';
import { type DoneEntries, missedEntries, wouldTakeWork } from './done';
import { mayBeSplit, missedEntry, type PlanActivity, type PlanEntry, type StudyPlan } from './study-plan';
import { canHoldFullTest, testFreeDays } from './weeks/full-tests';

export interface Respread {
  readonly plan: StudyPlan;
  /** Minutes of missed entries that found another day. */
  readonly movedMinutes: number;
  /** Minutes for which no coming day has room; they are in the plan no more. */
  readonly letGoMinutes: number;
  /** Tests and essays that were let go. */
  readonly letGo: readonly PlanActivity[];
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
  readonly done: DoneEntries;
  /** Of all that has a place. */
  readonly ids: Set<string>;
}

/**
 * The plan with its missed entries on coming days, from today until the last day but one before the test. Each goes to the day that got the
 * least so far, the earliest of them, and no day grows beyond half again of the minutes a day. Practice, words, and mistakes may be split, and
 * join what the day still has to do of their kind, on a day that isn't done with it if there is one. Tests and essays stay whole; where no day has room for one, practice of a day moves on for
 * it. Entries keep their ids; what is done stays as it is, ticked by what ticked it; what finds no room is let go.
 * The days that have passed still show what was missed on them.
 */
export function respread(plan: StudyPlan, done: DoneEntries, today: IsoDay): Respread {
  const missed = missedEntries(plan, done, today);
  if (missed.length === 0) return { plan, movedMinutes: 0, letGoMinutes: 0, letGo: [] };
  const others = plan.entries.filter((entry) => !missed.includes(entry));
  const coming = comingDays(plan, others, today);
  const board: Board = { plan, others, coming, done, ids: new Set(others.map(({ id }) => id)) };
  const letGo: PlanEntry[] = [];
  const waiting = missed.toSorted((a, b) => Number(canSplit(a)) - Number(canSplit(b)));
  for (let entry = waiting.shift(); entry !== undefined; entry = waiting.shift()) {
    if (canSplit(entry)) {
      const rest = joinDays(entry, board);
      if (rest > 0) letGo.push({ ...entry, minutes: rest });
    } else {
      const displaced = placeWhole(entry, board);
      if (displaced === null) letGo.push(entry);
      for (const { id } of displaced ?? []) board.ids.delete(id);
      waiting.push(...(displaced ?? []));
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
  };
}

/** A day may grow by half, no more. In minutes. */
export function mostOnDay({ minutesPerDay }: StudyPlan): number {
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
  const most = mostOnDay(plan);
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

/** Puts a test or an essay on a day; gives back what had to leave that day for it. Null where there is no such day. */
function placeWhole(entry: PlanEntry, board: Board): readonly PlanEntry[] | null {
  const { plan, coming, done, ids } = board;
  const may = ({ day }: ComingDay) => mayHold(entry, day, board) && !takesWork(entry, day, board);
  const most = mostOnDay(plan);
  const put = (into: ComingDay, entries: readonly PlanEntry[]) => {
    into.entries = [...entries, { ...entry, id: freeId(entry.id, ids), day: into.day }];
    into.added += entry.minutes;
  };
  const hasRoom = ({ entries }: ComingDay) => minutesOf(entries) + entry.minutes <= most;
  const roomy = leastAdded(coming, (each) => may(each) && hasRoom(each));
  if (roomy !== undefined && entry.activity.kind !== 'full-test') {
    put(roomy, roomy.entries);
    return [];
  }
  const cleared = leastAdded(
    coming,
    (each) => may(each) && each.entries.every((other) => canSplit(other) && !done.has(other.id)),
  );
  if (cleared === undefined) return null;
  // The longest leave first, until the rest fits; a whole test stays alone.
  const room = entry.activity.kind === 'full-test' ? 0 : Math.max(0, most - entry.minutes);
  const stays = cleared.entries.toSorted((a, b) => a.minutes - b.minutes);
  while (minutesOf(stays) > room) stays.pop();
  const displaced = cleared.entries.filter((other) => !stays.includes(other));
  put(
    cleared,
    cleared.entries.filter((other) => stays.includes(other)),
  );
  return displaced;
}

function mayHold({ activity }: PlanEntry, day: IsoDay, { plan, others, coming }: Board): boolean {
  if (activity.kind === 'essay') return true;
  if (activity.kind === 'checkpoint') return daysBetween(day, plan.testDate) > testFreeDays;
  const fullTests = [...others, ...coming.flatMap(({ entries }) => entries)].filter(
    (other) => other.activity.kind === 'full-test',
  );
  return (
    canHoldFullTest(day, plan.testDate, plan.restDays) &&
    fullTests.every((other) => Math.abs(daysBetween(other.day, day)) >= daysBetweenFullTests)
  );
}
