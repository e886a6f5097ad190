/** Selects the questions that a test asks about a passage. */
import type { Item, ReadingItem } from './item';

/** The number of questions for every passage in a test. */
export const questionsPerPassage = 5;

/**
 * Returns a passage's test questions: the first ones in its file. Any further ones in the practice pool are for skill drills, so
 * that tests have the right length and mix.
 */
export function passageTestQuestions(passage: string, items: readonly Item[]): readonly ReadingItem[] {
  return items
    .filter((item) => item.kind === 'reading')
    .filter((item) => item.passage === passage)
    .slice(0, questionsPerPassage);
}
