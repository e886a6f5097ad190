import { useMemo } from 'react';
import type { StudentRecord } from '@/data/record/api';
import { useRecord } from '@/data/record/useRecord';
import type { WordCard } from '@/domain/plan/card';
import type { IsoDay } from '@/lib/calendar';

/** What the record knows of a student's words. */
export interface KnownWords {
  readonly cards: readonly WordCard[];
  /** From the study plan; null without one. */
  readonly testDate: IsoDay | null;
  /** The student keeps results on the device. */
  readonly keeps: boolean;
}

type Read = { readonly state: 'read'; readonly words: KnownWords } | { readonly state: 'failed' };

async function readWords(record: StudentRecord): Promise<Read> {
  try {
    await record.prepareRecord();
    const [cards, plans] = await Promise.all([record.readKept('cards'), record.readKept('plans')]);
    const testDate = plans[0]?.plan?.testDate ?? null;
    return { state: 'read', words: { cards, testDate, keeps: record.consent() === 'keep' } };
  } catch {
    return { state: 'failed' };
  }
}

type WordsRead =
  | { readonly state: 'reading' }
  | { readonly state: 'failed'; readonly readAgain: () => void }
  | { readonly state: 'read'; readonly words: KnownWords };

/** The words that this browser knows of, read again whenever this tab or another one changed them. */
export function useWords(): WordsRead {
  const { found, readAgain } = useRecord(readWords);
  return useMemo(() => {
    if (found === null) return { state: 'reading' };
    return found.state === 'failed' ? { state: 'failed', readAgain } : found;
  }, [found, readAgain]);
}
