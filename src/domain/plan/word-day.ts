/** How much a student reviewed words on one day. */
import type { IsoDay } from '@/lib/calendar';

export interface WordDay {
  readonly id: IsoDay;
  /** Words that were asked, right or wrong, new ones included; a repeat within the same session doesn't count. */
  readonly recalls: number;
  readonly newWords: number;
  /** Milliseconds with a word on screen. */
  readonly ms: number;
  /** Epoch milliseconds. Of two versions, the later one counts. */
  readonly changedAt: number;
}
