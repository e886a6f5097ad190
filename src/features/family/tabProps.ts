import type { ChildDetail } from '@/domain/family/detail';
import type { ChildRecord } from '@/domain/family/records';

/** What every tab of the family dashboard is given. */
export interface TabProps {
  readonly record: ChildRecord;
  readonly detail: ChildDetail;
}
