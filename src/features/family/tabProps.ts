import type { ChildCore, ChildDetail } from '@/domain/family/detail';
import type { ChildRecord } from '@/domain/family/records';

/** What the overview is given: it is there from the start. */
export interface CoreProps {
  readonly record: ChildRecord;
  readonly core: ChildCore;
}

/** What every other tab is given; the details come with its code. */
export interface TabProps {
  readonly record: ChildRecord;
  readonly detail: ChildDetail;
}
