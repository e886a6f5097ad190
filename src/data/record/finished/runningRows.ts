/** Running attempts in the database, which are saved there in addition to their slots. */
import { decodeStoredClock } from '@/data/record/running/attemptTraces';
import {
  isLaterWrite,
  type WriteOrder,
  decodeSnapshot,
  type TextReadResult,
} from '@/data/record/stored-texts/snapshot';
import { readRunningRow, type RunningAttemptRow } from './storedRows';
import type { DatabaseTransactions, Durability } from './transaction';

/** A running attempt's text, and its latest clock as text; `clock` is null if none was saved. */
export interface RunningAttemptWithClock extends RunningAttemptRow {
  readonly clock: string | null;
}

export interface RunningRowStore {
  /** Writes a running attempt's text, unless the stored row is from a later write. */
  putRunning(row: RunningAttemptRow, order: WriteOrder): Promise<void>;
  /**
   * Writes a running attempt's clock. `order` is that of the attempt's latest write; a stored clock that belongs to a later write
   * stays.
   */
  putClock(row: RunningAttemptRow, order: WriteOrder, durability: Durability): Promise<void>;
  running(): Promise<readonly RunningAttemptWithClock[]>;
  runningOf(id: string): Promise<RunningAttemptWithClock | null>;
  removeRunning(id: string): Promise<void>;
}

export function createRunningRowStore({ read, change }: DatabaseTransactions): RunningRowStore {
  function put(
    name: 'running' | 'clocks',
    row: RunningAttemptRow,
    order: WriteOrder,
    decode: (text: string) => TextReadResult<unknown>,
    durability: Durability,
  ): Promise<void> {
    return change(
      [name],
      async (transaction) => {
        const store = transaction.objectStore(name);
        const there = readRunningRow(await store.get(row.id));
        const reading = there === null ? null : decode(there.text);
        const isLate =
          reading?.state === 'newer' || (reading?.state === 'sound' && isLaterWrite(reading.order, order));
        if (!isLate) await store.put(row);
      },
      durability,
    );
  }

  return {
    putRunning: (row, order) => put('running', row, order, decodeSnapshot, 'strict'),
    putClock: (row, order, durability) => put('clocks', row, order, decodeStoredClock, durability),
    async running() {
      const [rows, clocks] = await read(['running', 'clocks'], (transaction) =>
        Promise.all([
          transaction.objectStore('running').getAll(),
          transaction.objectStore('clocks').getAll(),
        ]),
      );
      const texts = new Map(
        clocks.flatMap((row) => readRunningRow(row) ?? []).map(({ id, text }) => [id, text]),
      );
      return rows
        .flatMap((row) => readRunningRow(row) ?? [])
        .map((row) => ({ ...row, clock: texts.get(row.id) ?? null }));
    },
    async runningOf(id) {
      const [row, clock] = await read(['running', 'clocks'], (transaction) =>
        Promise.all([transaction.objectStore('running').get(id), transaction.objectStore('clocks').get(id)]),
      );
      const running = readRunningRow(row);
      return running === null ? null : { ...running, clock: readRunningRow(clock)?.text ?? null };
    },
    removeRunning: (id) =>
      change(['running', 'clocks'], async (transaction) => {
        await transaction.objectStore('running').delete(id);
        await transaction.objectStore('clocks').delete(id);
      }),
  };
}
