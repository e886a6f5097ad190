/** How much a student reviewed words on one day. */
import type { IsoDay } from '@/lib/calendar';

export interface WordDay {
  readonly id: IsoDay;
  /** Recalls, right or wrong. */
  readonly recalls: number;
  readonly newWords: number;
  readonly ms: number;
  /** Epoch milliseconds. Of two versions, the later one counts. */
  readonly changedAt: number;
}
