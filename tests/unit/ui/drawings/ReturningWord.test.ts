import { expect, test } from 'vitest';
import { updateWordCard } from '@/domain/plan/words/update-word-card';
import type { WordCard } from '@/domain/plan/words/word-card';
import { daysBetween, type IsoDay } from '@/lib/dates/calendar';
import { wordReturnDays } from '@/ui/drawings/ReturningWord';

test('a word that is always known returns on the days of the drawing', () => {
  const first: IsoDay = '2026-01-05';
  let card: WordCard | null = null;
  for (const days of wordReturnDays) {
    const today: IsoDay = card?.dueDay ?? first;
    card = updateWordCard(card, { word: 'candid', grade: 'right', today, now: 1 });
    expect(daysBetween(first, card.dueDay)).toBe(days);
  }
});
