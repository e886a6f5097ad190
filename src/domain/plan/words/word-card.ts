/** A student's memory of one word. */
import type { IsoDay } from '@/lib/dates/calendar';

export interface WordCard {
  /** The word, as spelled in the list. */
  readonly id: string;
  /**
   * The day for which the memory model schedules the next recall; before a test, `wordDueDay` may move it up. A calendar day
   * rather than an instant, so that midnight, daylight saving time, and travel don't matter.
   */
  readonly dueDay: IsoDay;
  /** Days until the probability of recall falls to 90%. */
  readonly stability: number;
  /** The word's difficulty for this student, from 1 to 10. */
  readonly difficulty: number;
  readonly reviews: number;
  /** Times the word was forgotten after having been known. */
  readonly lapses: number;
  /** Consecutive failed recalls, ending with the latest; 0 if that was right. Repeats within a session don't count. */
  readonly missesInARow: number;
  readonly reviewedOn: IsoDay;
  /** Epoch milliseconds. Of two versions, the later wins. */
  readonly changedAt: number;
}
