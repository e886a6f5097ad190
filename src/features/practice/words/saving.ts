/** Saves what was done with words, one answer after the other, and nothing twice. */
import type { Place } from '@/data/record/api';
import { loadRecord } from '@/data/record/loadRecord';
import type { WordCard } from '@/domain/plan/card';
import type { WordDay } from '@/domain/plan/word-day';
import type { IsoDay } from '@/lib/calendar';

/** What an answer adds to the figures of its day. */
export interface DayChange extends Pick<WordDay, 'recalls' | 'newWords' | 'ms'> {
  readonly day: IsoDay;
}

export type Saved = { readonly state: 'saved'; readonly place: Place } | { readonly state: 'failed' };

/** The day's figures after a change; `row` is what is kept of them. */
export function changedDay(
  row: WordDay | undefined,
  { day, recalls, newWords, ms }: DayChange,
  now: number,
): WordDay {
  return {
    id: day,
    recalls: (row?.recalls ?? 0) + recalls,
    newWords: (row?.newWords ?? 0) + newWords,
    ms: Math.round((row?.ms ?? 0) + ms),
    changedAt: Math.max(now, (row?.changedAt ?? 0) + 1),
  };
}

export interface WordSaver {
  /** Saves a card, null for none, with what its answer adds to the day; and what earlier calls could not save. */
  readonly save: (card: WordCard | null, change: DayChange) => void;
}

export function wordSaver(onSaved: (saved: Saved) => void): WordSaver {
  let cards: WordCard[] = [];
  let changes: DayChange[] = [];
  let last: Promise<unknown> = Promise.resolve();

  async function saveAll(): Promise<void> {
    const [cardsNow, changesNow] = [cards, changes];
    if (changesNow.length === 0) return;
    try {
      const record = (await loadRecord()).studentRecord();
      if ((await record.writeKept('cards', cardsNow)) === null) throw new Error('A card was refused');
      cards = cards.filter((card) => !cardsNow.includes(card));
      const days = new Map((await record.readKept('wordDays')).map((row) => [row.id, row]));
      for (const change of changesNow)
        days.set(change.day, changedDay(days.get(change.day), change, Date.now()));
      const changed = new Set(changesNow.map(({ day }) => day));
      const rows = [...days.values()].filter(({ id }) => changed.has(id));
      const place = await record.writeKept('wordDays', rows);
      if (place === null) throw new Error('The figures of a day were refused');
      changes = changes.filter((change) => !changesNow.includes(change));
      onSaved({ state: 'saved', place });
    } catch {
      onSaved({ state: 'failed' });
    }
  }

  return {
    save(card, change) {
      if (card !== null) cards.push(card);
      changes.push(change);
      last = last.then(saveAll);
    },
  };
}
