import { useSyncExternalStore } from 'react';
import { findLocalFigures, onRecordMarkChange } from '@/data/record/learner/recordMark';

const hasRecord = (): boolean | null => findLocalFigures() === 'record';
/** The prerendered document is the same for everybody. */
const notKnownYet = () => null;

/** True while this page's learner has a record here; null in the prerendered document and during hydration. */
export function useOwnRecord(): boolean | null {
  return useSyncExternalStore(onRecordMarkChange, hasRecord, notKnownYet);
}
