/** Running attempts in the database, beside the slots that hold them too. */
import { isAfter, type Order, readSnapshot } from '@/data/record/snapshot';
import type { RecordConnection } from './migrations';
import { readRunningRow, type RunningRow } from './rows';
import { changeOf } from './transaction';

/** What the database does with running attempts. */
export interface RunningRows {
  /** Writes a running attempt's text, unless the row that is there is of a later write. */
  putRunning(row: RunningRow, order: Order): Promise<void>;
  running(): Promise<readonly RunningRow[]>;
  runningText(id: string): Promise<string | null>;
  removeRunning(id: string): Promise<void>;
}

/** Reads and writes these rows through an open connection. */
export function runningRows(connection: RecordConnection): RunningRows {
  const change = changeOf(connection);

  return {
    putRunning: (row, order) =>
      change(['running'], async (transaction) => {
        const store = transaction.objectStore('running');
        const there = readRunningRow(await store.get(row.id));
        const reading = there === null ? null : readSnapshot(there.text);
        const isLate =
          reading?.state === 'newer' || (reading?.state === 'sound' && isAfter(reading.order, order));
        if (!isLate) await store.put(row);
      }),
    async running() {
      return (await connection.getAll('running')).flatMap((row) => readRunningRow(row) ?? []);
    },
    async runningText(id) {
      return readRunningRow(await connection.get('running', id))?.text ?? null;
    },
    removeRunning: (id) =>
      change(['running'], (transaction) => transaction.objectStore('running').delete(id)),
  };
}
