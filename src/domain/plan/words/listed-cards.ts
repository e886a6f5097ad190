/** The cards of one level's words. */
import type { WordCard } from './word-card';
import type { WordIndex } from './word-entry';

/**
 * Returns the cards of the words in a list. A student can change the level of the test, and the words of the other level then rest:
 * they aren't asked, because that test is no longer ahead, and they don't count as learned. Their cards stay saved, so they return
 * with their due days when the level does. A word of both levels keeps its card.
 */
export function listedCards<Card extends Pick<WordCard, 'id'>>(
  index: WordIndex,
  cards: readonly Card[],
): readonly Card[] {
  const listed = new Set(index.map(({ word }) => word));
  return cards.filter(({ id }) => listed.has(id));
}
