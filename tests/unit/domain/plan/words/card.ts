import type { WordCard } from '@/domain/plan/words/word-card';

/** A word reviewed once, on November 20. */
export function wordCard(changes: Partial<WordCard> & Pick<WordCard, 'id'>): WordCard {
  return {
    dueDay: '2026-11-22',
    stability: 2.3,
    difficulty: 5,
    reviews: 1,
    lapses: 0,
    missesInARow: 0,
    reviewedOn: '2026-11-20',
    changedAt: 1_795_000_000_000,
    ...changes,
  };
}
