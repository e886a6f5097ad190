/** What is known of a student's memory of one word. */
import type { IsoDay } from '@/lib/calendar';

export interface WordCard {
  /** The word itself, as the list has it. */
  readonly id: string;
  /**
   * The day on which the word's memory asks for it again; `dueOn` brings it before a test. A day and no instant: it holds over
   * midnight, daylight saving time and travel.
   */
  readonly dueDay: IsoDay;
  /** Days after which nine of ten recalls would still succeed. */
  readonly stability: number;
  /** How hard the word is for this student, from 1 to 10. */
  readonly difficulty: number;
  readonly reviews: number;
  /** How often it was forgotten after it had been known. */
  readonly lapses: number;
  /** Failed recalls in a row, up to the latest one; a repeat within the same session is none. */
  readonly missesInARow: number;
  readonly reviewedOn: IsoDay;
  /** Epoch milliseconds. Of two versions, the later one counts. */
  readonly changedAt: number;
}
