import { useEffect } from 'react';
import { useHasOwnRecord } from '@/data/record/useHasOwnRecord';
import { recordAttribute } from '@/ui/row/studentBar';

/** Updates the document's attribute that says whether this page's learner has a record, as records begin and are deleted. */
export function useRecordAttribute(): void {
  const hasRecord = useHasOwnRecord();
  useEffect(() => {
    if (hasRecord !== null) document.documentElement.toggleAttribute(recordAttribute, hasRecord);
  }, [hasRecord]);
}
