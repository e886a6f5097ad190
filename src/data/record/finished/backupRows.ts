/** Database access for export and import. */
import type { Attempt } from '@/domain/exam/attempts/attempt';
import type { StoreName } from './migrations';
import {
  toAnswersRow,
  toAttemptRow,
  mergeSeenItems,
  readSeenRow,
  type SeenItem,
  toSummaryRow,
} from './storedRows';
import { summarizeFinishedAttempt } from './summarizeAttempt';
import type { DatabaseTransactions } from './transaction';

export interface RowPage {
  readonly rows: readonly unknown[];
  readonly next: IDBValidKey | null;
}

export interface BackupRowStore {
  /** Returns the ids of all finished attempts, readable or not. */
  attemptIds(): Promise<readonly string[]>;
  /** Reads rows of a store in key order, starting after a key; `next` is null if there are no more. */
  page(store: StoreName, after: IDBValidKey | null, most: number): Promise<RowPage>;
  /** Writes finished attempts and their summaries in one transaction; existing ones stay. */
  addFinished(attempts: readonly Attempt[]): Promise<void>;
  /** Merges seen items with those already stored. */
  mergeSeen(items: readonly SeenItem[]): Promise<void>;
}

export function createBackupRowStore({ read, change }: DatabaseTransactions): BackupRowStore {
  return {
    attemptIds: () => read(['attempts'], (transaction) => transaction.objectStore('attempts').getAllKeys()),
    async page(name, after, most) {
      const range = after === null ? null : IDBKeyRange.lowerBound(after, true);
      const [rows, keys] = await read([name], (transaction) => {
        const store = transaction.objectStore(name);
        return Promise.all([store.getAll(range, most), store.getAllKeys(range, most)]);
      });
      return { rows, next: keys.length < most ? null : (keys.at(-1) ?? null) };
    },
    addFinished: (all) =>
      change(['attempts', 'summaries', 'answers'], async (transaction) => {
        const [attempts, summaries, answers] = [
          transaction.objectStore('attempts'),
          transaction.objectStore('summaries'),
          transaction.objectStore('answers'),
        ];
        const there = new Set(await attempts.getAllKeys());
        const added = all.filter(({ id }) => !there.has(id));
        await Promise.all(
          added.flatMap((attempt) => [
            attempts.add(toAttemptRow(attempt)),
            summaries.put(toSummaryRow(summarizeFinishedAttempt(attempt))),
            answers.put(toAnswersRow(attempt)),
          ]),
        );
      }),
    mergeSeen: (items) =>
      change(['seen'], async (transaction) => {
        const store = transaction.objectStore('seen');
        const known = new Map<string, SeenItem>();
        for (const item of (await store.getAll()).flatMap((row) => readSeenRow(row) ?? []))
          known.set(item.id, item);
        const changed = new Map<string, SeenItem>();
        for (const item of items) {
          const before = changed.get(item.id) ?? known.get(item.id);
          changed.set(item.id, before === undefined ? item : mergeSeenItems(before, item));
        }
        await Promise.all([...changed.values()].map((item) => store.put(item)));
      }),
  };
}
