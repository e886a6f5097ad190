/** Database access for export and import. */
import type { Attempt } from '@/domain/exam/attempts/attempt';
import type { StoreName } from './migrations';
import { readAttemptRow, toAnswersRow, toAttemptRow } from './attemptRows';
import { mergeSeenItems, readSeenRow, type SeenItem } from './storedRows';
import type { DatabaseTransactions } from './transaction';

export interface RowPage {
  readonly rows: readonly unknown[];
  readonly next: IDBValidKey | null;
}

export interface BackupRowStore {
  /** Returns those of some attempts that an import must not touch: stored attempts that are readable or of a newer version. */
  keptAttemptIds(ids: readonly string[]): Promise<readonly string[]>;
  /** Reads rows of a store in key order, starting after a key; `next` is null if there are no more. */
  page(store: StoreName, after: IDBValidKey | null, most: number): Promise<RowPage>;
  /** Writes finished attempts and their answers in one transaction. Existing ones stay, but unreadable ones are set aside. */
  addFinished(attempts: readonly Attempt[]): Promise<void>;
  /** Merges seen items with those already stored. */
  mergeSeen(items: readonly SeenItem[]): Promise<void>;
}

/** True if an attempt's row must stay: it is readable, or a newer version of the site wrote it. */
const isKept = (row: unknown) => row !== undefined && readAttemptRow(row).state !== 'unreadable';

export function createBackupRowStore({ read, change }: DatabaseTransactions): BackupRowStore {
  return {
    async keptAttemptIds(ids) {
      const kept: string[] = [];
      // One by one, because a whole attempt is large.
      for (const id of ids)
        if (isKept(await read(['attempts'], (transaction) => transaction.objectStore('attempts').get(id))))
          kept.push(id);
      return kept;
    },
    async page(name, after, most) {
      const range = after === null ? null : IDBKeyRange.lowerBound(after, true);
      const [rows, keys] = await read([name], (transaction) => {
        const store = transaction.objectStore(name);
        return Promise.all([store.getAll(range, most), store.getAllKeys(range, most)]);
      });
      return { rows, next: keys.length < most ? null : (keys.at(-1) ?? null) };
    },
    addFinished: (all) =>
      change(['attempts', 'answers', 'unreadable'], async (transaction) => {
        const [attempts, answers] = [transaction.objectStore('attempts'), transaction.objectStore('answers')];
        await Promise.all(
          all.map(async (attempt) => {
            const there = await attempts.get(attempt.id);
            if (isKept(there)) return;
            if (there !== undefined)
              await transaction.objectStore('unreadable').add({ attempt: there, at: Date.now() });
            await attempts.put(toAttemptRow(attempt));
            await answers.put(toAnswersRow(attempt));
          }),
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
