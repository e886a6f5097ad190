/** Selects the questions that a test asks about a passage. */
import type { Item, ReadingItem } from './item';

/** The number of questions that a test asks about each passage. */
export const questionsPerPassage = 5;

/**
 * Returns a passage's test questions: the first `questionsPerPassage` in its file. Tests leave out any further ones, which only
 * skill drills use, so that tests have the right length and mix.
 */
export function passageTestQuestions(passage: string, items: readonly Item[]): readonly ReadingItem[] {
  return items
    .filter((item) => item.kind === 'reading')
    .filter((item) => item.passage === passage)
    .slice(0, questionsPerPassage);
}
