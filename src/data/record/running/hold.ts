/** One hold of one attempt: the only thing that writes it. */
import type { Attempt } from '@/domain/exam/attempt';
import type { Hold, HoldOptions, LossReason, Place, SaveOutcome } from '@/data/record/api';
import type { RecordContext } from '@/data/record/context';
import { moveToFinished } from '@/data/record/finished/move';
import type { Order } from '@/data/record/snapshot';
import { endedHow } from './ended';
import { latestWins } from './latest-wins';
import type { Lock } from './lock';
import { slotsOf } from './slots';

/** A hold as the record itself sees it. */
export interface LiveHold extends Hold {
  readonly place: Place;
  readonly isHeld: boolean;
  /**
   * Saves what isn't saved yet and gives the hold up. Resolves when another page can have it, to the newest text; to null
   * when the hold had ended before. Tells the screen why, unless it is null.
   */
  handOver(reason: LossReason | null): Promise<string | null>;
  /** The same while the page goes; `returned` is to be called if it comes back. */
  hide(): { returned(): void };
  /** Ends the hold at once, without writing. */
  lose(reason: LossReason): void;
  /** Writes the attempt again, to where the student lets things be kept now. */
  rewrite(): void;
}

export interface HoldStart {
  readonly attempt: Attempt;
  readonly holder: number;
  readonly newestKeys: ReadonlyMap<Place, string>;
  readonly lock: Lock;
  readonly options: HoldOptions;
}

/** Begins a hold by writing the attempt under its number, so that a late write of the holder before can't count. */
export function holdOf(context: RecordContext, start: HoldStart): LiveHold {
  const { browser, stores, door } = context;
  const { holder, lock, options } = start;
  const { id } = start.attempt;
  const slots = slotsOf(stores, id, holder, start.newestKeys);
  const strictCopies = latestWins(({ text, order }: { text: string; order: Order }) =>
    door.use(async (database) => {
      if (!isDropped) await database.putRunning({ id, text }, order);
    }, undefined),
  );
  let sequence = 0;
  let attempt = start.attempt;
  let place: Place = 'memory';
  let text = '';
  let isHeld = true;
  let isDropped = false;
  let ending: Promise<unknown> = Promise.resolve();

  function write(written: Attempt): void {
    const consent = context.consent();
    sequence += 1;
    const order = { holder, sequence };
    attempt = written;
    ({ place, text } = slots.write(written, order, browser.now(), consent));
    if (consent === 'keep') strictCopies.put({ text, order });
  }

  function save(next: Attempt): SaveOutcome {
    // What was handed in stays handed in.
    if (!isHeld || next.id !== id || attempt.phase.name === 'finished') return { state: 'refused' };
    if (slots.isOvertaken() || endedHow(stores, id) !== null) {
      lose('taken-over');
      return { state: 'refused' };
    }
    write(next);
    return { state: 'saved', place };
  }

  function saveLatest(): void {
    const latest = options.latest?.() ?? null;
    if (latest !== null && latest !== attempt) save(latest);
  }

  function giveUp(waits: 'drop' | 'write'): void {
    isHeld = false;
    void strictCopies.close(waits);
    ending = lock.release();
  }

  function endOrderly(): void {
    if (isHeld) saveLatest();
    if (isHeld) giveUp('write');
  }

  function lose(reason: LossReason): void {
    if (!isHeld) return;
    isDropped = true;
    giveUp('drop');
    options.onLost(reason);
  }

  async function moved(): Promise<SaveOutcome> {
    await strictCopies.close('drop');
    const isMoved = await moveToFinished(context, attempt);
    if (!isMoved) slots.keepNewestIn(place);
    await lock.release();
    return { state: 'saved', place: isMoved ? 'device' : place };
  }

  write(start.attempt);
  return {
    id,
    get place() {
      return place;
    },
    get isHeld() {
      return isHeld;
    },
    save,
    async finish(finished) {
      const isSaved = isHeld && attempt.phase.name === 'finished';
      const outcome: SaveOutcome = isSaved ? { state: 'saved', place } : save(finished);
      if (outcome.state === 'refused' || attempt.phase.name !== 'finished') return outcome;
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
