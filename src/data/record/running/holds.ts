/** Acquires, takes over, and loses holds, which determine which attempts this page may write. */
import { type Attempt, restoreAttempt } from '@/domain/exam/attempts/attempt';
import type { HoldOptions, HoldOutcome, StoragePlacement, StudentRecord } from '@/data/record/api';
import type { RecordContext } from '@/data/record/recordContext';
import { moveFinishedToDatabase } from '@/data/record/finished/finishedAttempts';
import { assertPresent } from '@/lib/assert';
import { askOtherTabs } from '@/data/record/notices/tabMessages';
import { lookUpAttempt, type AttemptLookup, toRunningAttempt } from './lookUpAttempt';
import { type HoldStart, beginHold, type InternalHold } from './hold';
import type { AttemptLock } from './attemptLock';

/** A tab that doesn't answer within this time, in milliseconds, counts as frozen. */
const patienceMs = 1000;

/** Delay before a second try, in milliseconds: after a reload, the previous page may still have the lock briefly. */
const unloadMs = 200;

export interface AttemptHolds extends Pick<StudentRecord, 'beginAttempt' | 'holdAttempt' | 'takeOver'> {
  /** Returns this page's active holds. */
  held(): readonly InternalHold[];
  /** Ends this page's own hold on the attempt, and runs `work` while nobody holds it; resolves to null if another tab does. */
  whileFree<T>(id: string, work: () => Promise<T>): Promise<T | null>;
}

/** A lock; `hold` is set once a hold has begun with it. */
interface Grip {
  readonly lock: AttemptLock;
  hold: InternalHold | null;
  isLost: boolean;
}

/** @param readFinished reads a finished attempt, for a page that is too late to hold it; null if there is none */
export function createAttemptHolds(
  context: RecordContext,
  readFinished: (id: string) => Promise<Attempt | null>,
): AttemptHolds {
  const { browser, messages, locks } = context;
  const live = new Map<string, InternalHold>();
  const turns = new Map<string, Promise<unknown>>();

  /** Runs work on an attempt once earlier work on it has ended, and first ends this page's own hold on it. */
  function inTurn<T>(id: string, work: () => Promise<T>): Promise<T> {
    const turn = (turns.get(id) ?? Promise.resolve()).then(async () => {
      await live.get(id)?.handOver(null);
      return await work();
    });
    turns.set(
      id,
      turn.catch(() => undefined),
    );
    return turn;
  }

  /** Acquires a lock, and ends its hold when another page takes it. Null if the lock isn't free. */
  async function gripOn(id: string, how: 'if-free' | 'steal'): Promise<Grip | null> {
    const grip: Grip = { lock: { release: () => Promise.resolve() }, hold: null, isLost: false };
    const lock = await locks.acquire(id, how, () => {
      grip.isLost = true;
      grip.hold?.lose('taken-over');
    });
    return lock === null ? null : Object.assign(grip, { lock });
  }

  function begin(grip: Grip, start: Omit<HoldStart, 'lock'>): InternalHold {
    const hold = beginHold(context, { ...start, lock: grip.lock });
    grip.hold = hold;
    live.set(hold.id, hold);
    messages.post({ type: 'changed' });
    return hold;
  }

  async function open(
    id: string,
    options: HoldOptions,
    grip: Grip,
    takeOver: { readonly handedOver?: string; readonly silent?: boolean } = {},
  ): Promise<HoldOutcome> {
    const found = await lookUpAttempt(context, id, takeOver.handedOver);
    if (grip.isLost) return { state: 'elsewhere', running: toRunningAttempt(found, true) };
    if (found.state === 'running' && found.newest !== null) {
      const { newest, holder, newestKeys } = found;
      const attempt = restoreAttempt(newest.attempt);
      const hold = begin(grip, { attempt, holder: holder + 1, newestKeys, options });
      // An unresponsive tab may have later answers in storage that this tab can't read.
      const completeness = takeOver.silent === true && !newest.shared ? 'behind' : newest.completeness;
      return { state: 'held', hold, attempt, completeness, ...(await placementOf(hold)) };
    }
    const outcome = await outcomeWithoutHold(id, found);
    await grip.lock.release();
    return outcome;
  }

  async function outcomeWithoutHold(id: string, found: AttemptLookup): Promise<HoldOutcome> {
    if (found.state === 'unreadable' || found.state === 'newer') return { state: found.state };
    if (found.state === 'finished' && found.newest !== null) {
      await moveFinishedToDatabase(context, found.newest.attempt);
      return { state: 'finished', attempt: found.newest.attempt };
    }
    const attempt = found.state === 'over' && found.how === 'finished' ? await readFinished(id) : null;
    return attempt === null ? { state: 'absent' } : { state: 'finished', attempt };
  }

  async function taken(id: string, options: HoldOptions): Promise<HoldOutcome> {
    const free = await gripOn(id, 'if-free');
    if (free !== null) return await open(id, options, free);
    const handedOver = await askOtherTabs(
      messages,
      { type: 'hand-over', id, from: messages.tab },
      (message) =>
        message.type === 'handed-over' && message.id === id && message.to === messages.tab
          ? message.text
          : null,
      browser.wait(patienceMs),
    );
    const grip = await gripOn(id, 'steal');
    if (grip === null)
      return { state: 'elsewhere', running: toRunningAttempt(await lookUpAttempt(context, id), true) };
    return await open(id, options, grip, handedOver === null ? { silent: true } : { handedOver });
  }

  messages.listen((message) => {
    if (message.type !== 'hand-over') return;
    const { id, from: to } = message;
    void live
      .get(id)
      ?.handOver('taken-over')
      .then((text) => text !== null && messages.post({ type: 'handed-over', id, to, text }));
  });
  let hidden: readonly { returned(): void }[] = [];
  browser.onPageHide(() => {
    hidden = [...live.values()].map((hold) => hold.hide());
  });
  browser.onPageReturn(() => {
    for (const hold of hidden) hold.returned();
    hidden = [];
  });

  return {
    held: () => [...live.values()].filter(({ isHeld }) => isHeld),
    beginAttempt: (attempt, options) =>
      inTurn(attempt.id, async () => {
        const grip = assertPresent(await gripOn(attempt.id, 'steal'), 'A stolen lock is always granted');
        const hold = begin(grip, { attempt, holder: 1, newestKeys: new Map(), options });
        return { hold, ...(await placementOf(hold)) };
      }),
    holdAttempt: (id, options) =>
      inTurn(id, async () => {
        const grip =
          (await gripOn(id, 'if-free')) ?? (await browser.wait(unloadMs), await gripOn(id, 'if-free'));
        if (grip !== null) return await open(id, options, grip);
        return { state: 'elsewhere', running: toRunningAttempt(await lookUpAttempt(context, id), true) };
      }),
    takeOver: (id, options) => inTurn(id, () => taken(id, options)),
    whileFree: (id, work) =>
      inTurn(id, async () => {
        const grip = await gripOn(id, 'if-free');
        if (grip === null) return null;
        try {
          return await work();
        } finally {
          await grip.lock.release();
        }
      }),
  };
}

/** Returns where a new hold's attempt is saved. Waits for the database only if the preferred storage has no copy. */
async function placementOf(hold: InternalHold): Promise<StoragePlacement> {
  if (hold.placement.refusal !== null) await hold.settled();
  return hold.placement;
}
