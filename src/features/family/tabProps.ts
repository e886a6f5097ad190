import type { ChildDetail } from '@/domain/dashboard/detail';
import type { ChildRecord, Family } from '@/domain/dashboard/records';

/** What the overview is given: it is there from the start. */
export interface CoreProps {
  /** Whose moment everything is told from. */
  readonly family: Family;
  readonly record: ChildRecord;
}

/** What every other tab is given; the details come with its code. */
export interface TabProps extends CoreProps {
  readonly detail: ChildDetail;
}
