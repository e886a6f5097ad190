/** A student's word reviews on one day. */
import type { IsoDay } from '@/lib/dates/calendar';

export interface WordDay {
  readonly id: IsoDay;
  /** Words asked, right or wrong, including new ones. Repeats within a session don't count. */
  readonly recalls: number;
  readonly newWords: number;
  /** Milliseconds with a word on screen. */
  readonly ms: number;
  /** Epoch milliseconds. Of two versions, the later wins. */
  readonly changedAt: number;
}
