/** What the error log shows, from what the record knows. Fetched apart from the page. */
import { loadDrawer } from '@/data/items/bank';
import { readPractice } from '@/data/practice';
import { begunReading } from '@/data/record/useRecordFacts';
import { choiceOf, idOfRef, type Letter } from '@/domain/exam/item';
import type { Lure } from '@/domain/exam/lure';
import type { Cause } from '@/domain/plan/cause';
import { drawnId, type ItemIndex } from '@/domain/plan/item-facts';
import { type LuresOfKind, luresOf } from '@/domain/plan/lures';
import { type Mistake, mistakesOf } from '@/domain/plan/mistakes';
import { withRetries } from '@/lib/retry';

export interface LoggedMistake extends Mistake {
  readonly cause: Cause | null;
}

export interface LogFacts {
  readonly mistakes: readonly LoggedMistake[];
  readonly lures: readonly LuresOfKind[];
  readonly index: ItemIndex;
}

/**
 * Reads what the log shows.
 * @throws Error (rejects) when something of the bank can't be fetched, after several tries.
 */
export const readLog = begunReading(async (record): Promise<LogFacts> => {
  const [{ attempts, index }, causes] = await Promise.all([
    readPractice(record, Date.now()),
    record.readKept('causes'),
  ]);
  const causeOf = new Map(causes.map(({ id, cause }) => [id, cause]));
  const hasDrawn = attempts.some(({ sections }) =>
    sections.some(({ answers }) => answers.some(({ ref }) => index.generatorOf(idOfRef(ref)) !== undefined)),
  );
  return {
    mistakes: mistakesOf(attempts, index).map((mistake) => ({
      ...mistake,
      cause: causeOf.get(mistake.id) ?? null,
    })),
    lures: luresOf(attempts, index, hasDrawn ? await drawnLures() : () => undefined),
    index,
  };
});

/** What tempts in an item that a generator drew is known once it is drawn again. */
async function drawnLures(): Promise<(id: string, letter: Letter) => Lure | undefined> {
  const { itemFor } = await withRetries(loadDrawer);
  return (id, letter) => {
    const drawn = drawnId(id);
    const item = drawn === null ? undefined : itemFor(drawn.generator, drawn.seed);
    return item === undefined ? undefined : choiceOf(item, letter).lure;
  };
}
