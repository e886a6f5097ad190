/** What the error log and the hub both say of mistakes. */
import { count } from '@/lib/format';

/** "Practice 5 mistakes"; with more than fit in one review, "Practice 10 of 14 mistakes". */
export function practiceMistakesWords(due: number, atOnce: number): string {
  return due > atOnce
    ? `Practice ${atOnce} of ${count(due, 'mistake')}`
    : `Practice ${count(due, 'mistake')}`;
}
