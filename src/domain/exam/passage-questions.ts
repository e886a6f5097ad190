/** Which questions of a passage a test asks. */
import type { Item, ReadingItem } from './item';

/** Every passage that a test shows is asked this many questions. */
export const questionsPerPassage = 5;

/**
 * The questions that a test asks about a passage, the first of its file. What stands after them in the practice pool is for drills
 * of some skills, so that a test keeps its length and its mix.
 */
export function passageTestQuestions(passage: string, items: readonly Item[]): readonly ReadingItem[] {
  return items
    .filter((item) => item.kind === 'reading')
    .filter((item) => item.passage === passage)
    .slice(0, questionsPerPassage);
}
