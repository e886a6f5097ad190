/** A hold: the exclusive right of one page to write an attempt, and the code that writes it. */
import type { Attempt } from '@/domain/exam/attempts/attempt';
import { takeClockSnapshot } from '@/domain/exam/attempts/clock-snapshot';
import type {
  AttemptHold,
  HoldOptions,
  HoldLossReason,
  StoragePlace,
  StoragePlacement,
  SaveOutcome,
} from '@/data/record/api';
import type { RecordContext } from '@/data/record/recordContext';
import { markRecordBegun } from '@/data/record/stored-texts/savedNumbers';
import { moveFinishedToDatabase } from '@/data/record/finished/finishedAttempts';
import type { Durability } from '@/data/record/finished/transaction';
import type { WriteOrder } from '@/data/record/stored-texts/snapshot';
import { readEndedMarker } from './endedNotes';
import { createLatestWinsWriter } from './latest-wins';
import type { AttemptLock } from './attemptLock';
import { createSlotWriter } from './slotWriter';
import { placementOf } from './text-store';

/** A hold as the record sees it; screens see only `AttemptHold`. */
export interface InternalHold extends AttemptHold {
  readonly placement: StoragePlacement;
  /** Resolves when the database has all previous writes, or after a timeout. */
  settled(): Promise<void>;
  readonly isHeld: boolean;
  /**
   * Saves pending changes and releases the hold. Resolves to the attempt's newest text once another page can acquire the hold, or
   * to null if the hold had already ended. Passes `reason` to the screen, unless it is null.
   */
  handOver(reason: HoldLossReason | null): Promise<string | null>;
  /** Saves pending changes and releases the hold when the page is hidden. Call `returned` if the page is restored. */
  hide(): { returned(): void };
  /** Ends the hold immediately, without writing. */
  lose(reason: HoldLossReason): void;
  /** Writes the attempt again, to where the consent now allows. */
  rewrite(): void;
}

export interface HoldStart {
  readonly attempt: Attempt;
  readonly holder: number;
  readonly newestKeys: ReadonlyMap<StoragePlace, string>;
  readonly lock: AttemptLock;
  readonly options: HoldOptions;
}

/** Interval, in milliseconds, at which the clock alone is written to the device's storage, and flushed to disk in the database. */
const clockOnDeviceEveryMs = 5000;

/**
 * Longest that opening an attempt waits for the database's copy, in milliseconds, to report the correct place. It waits only if the
 * preferred storage has no copy.
 */
const copyMs = 300;

/** Begins a hold by writing the attempt with the new hold's number, so that late writes of the previous holder don't count. */
export function beginHold(context: RecordContext, start: HoldStart): InternalHold {
  const { browser, stores, databaseAccess } = context;
  const { holder, lock, options } = start;
  const { id } = start.attempt;
  const slots = createSlotWriter(stores, id, holder, start.newestKeys);
  const strictCopies = createLatestWinsWriter(
    async ({ text, order }: { text: string; order: WriteOrder }) => {
      isCopied = await databaseAccess.use(async (database) => {
        if (!isDropped) await database.putRunning({ id, text }, order);
        return true;
      }, false);
    },
  );
  const clocks = createLatestWinsWriter(
    ({ text, order, durability }: { text: string; order: WriteOrder; durability: Durability }) =>
      databaseAccess.use(async (database) => {
        if (!isDropped) await database.putClock({ id, text }, order, durability);
      }, undefined),
  );
  let sequence = 0;
  /** When the clock was last written to the device's storage, in milliseconds by the page's monotonic clock. */
  let clockOnDeviceMs = -Infinity;
  let attempt = start.attempt;
  let place: StoragePlace = 'memory';
  let text = '';
  let isHeld = true;
  let isDropped = false;
  /**
   * True if the database accepted the latest copy. The attempt is then saved on the device even if the device's storage has no
   * space.
   */
  let isCopied = false;
  let ending: Promise<unknown> = Promise.resolve();

  function write(written: Attempt): void {
    const consent = context.consent();
    sequence += 1;
    const order = { holder, sequence };
    attempt = written;
    clockOnDeviceMs = written.lastReading?.monotonicMs ?? -Infinity;
    ({ place, text } = slots.write(written, order, browser.now(), consent));
    if (consent === 'keep') strictCopies.put({ text, order });
  }

  function placement(): StoragePlacement {
    const consent = context.consent();
    if (isCopied && consent === 'keep') return { place: 'device', refusal: null };
    return placementOf(stores, place, consent);
  }

  function mayWrite(next: Attempt): boolean {
    // A submitted attempt can't be changed.
    if (!isHeld || next.id !== id || attempt.phase.name === 'finished') return false;
    if (!slots.isOvertaken() && readEndedMarker(stores, id) === null) return true;
    lose('taken-over');
    return false;
  }

  function save(next: Attempt): SaveOutcome {
    if (!mayWrite(next)) return { state: 'refused' };
    write(next);
    return { state: 'saved', ...placement() };
  }

  function saveClock(next: Attempt): SaveOutcome {
    const note = takeClockSnapshot(next);
    if (note === null) return save(next);
    if (!mayWrite(next)) return { state: 'refused' };
    const consent = context.consent();
    const order = { holder, sequence };
    const { monotonicMs } = note.lastReading;
    const isDeviceDue = consent === 'keep' && monotonicMs - clockOnDeviceMs >= clockOnDeviceEveryMs;
    if (isDeviceDue) clockOnDeviceMs = monotonicMs;
    const to: readonly StoragePlace[] = consent === null ? [] : isDeviceDue ? ['tab', 'device'] : ['tab'];
    const clock = slots.writeClock(note, order, browser.now(), to);
    // Every write reaches the operating system and so survives a killed browser; flushing to disk less often reduces wear.
    const durability = isDeviceDue ? 'strict' : 'relaxed';
    if (consent === 'keep') clocks.put({ text: clock, order, durability });
    return { state: 'saved', ...placement() };
  }

  function saveLatest(): void {
    const latest = options.latest?.() ?? null;
    if (latest !== null && latest !== attempt) save(latest);
  }

  function giveUp(waits: 'drop' | 'write'): void {
    isHeld = false;
    void strictCopies.close(waits);
    void clocks.close('drop');
    ending = lock.release();
  }

  function endOrderly(): void {
    if (isHeld) saveLatest();
    if (isHeld) giveUp('write');
  }

  function lose(reason: HoldLossReason): void {
    if (!isHeld) return;
    isDropped = true;
    giveUp('drop');
    options.onLost(reason);
  }

  async function moved(): Promise<SaveOutcome> {
    await Promise.all([strictCopies.close('drop'), clocks.close('drop')]);
    const isMoved = await moveFinishedToDatabase(context, attempt);
    if (!isMoved) slots.keepNewestIn(place);
    await lock.release();
    if (isMoved) return { state: 'saved', place: 'device', refusal: null };
    return { state: 'saved', ...placementOf(stores, place, context.consent()) };
  }

  write(start.attempt);
  return {
    id,
    get placement() {
      return placement();
    },
    settled: () => Promise.race([strictCopies.idle(), browser.wait(copyMs)]),
    get isHeld() {
      return isHeld;
    },
    save,
    saveClock,
    async finish(finished) {
      const isSaved = isHeld && attempt.phase.name === 'finished';
      const outcome: SaveOutcome = isSaved ? { state: 'saved', ...placement() } : save(finished);
      if (outcome.state === 'refused' || attempt.phase.name !== 'finished') return outcome;
      markRecordBegun(context);
      isHeld = false;
      const moving = moved();
      ending = moving;
      return await moving;
    },
    async release() {
      if (isHeld) giveUp('write');
      await ending;
    },
    async handOver(reason) {
      const wasHeld = isHeld;
      endOrderly();
      if (wasHeld && reason !== null) options.onLost(reason);
      await ending;
      return wasHeld ? text : null;
    },
    hide() {
      const wasHeld = isHeld;
      endOrderly();
      return { returned: () => wasHeld && options.onLost('page-returned') };
    },
    lose,
    rewrite() {
      if (isHeld) write(attempt.phase.name === 'finished' ? attempt : (options.latest?.() ?? attempt));
    },
  };
}
