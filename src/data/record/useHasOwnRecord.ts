import { useSyncExternalStore } from 'react';
import { detectLocalData, onRecordMarkChange } from '@/data/record/learner/recordMark';

const hasRecord = (): boolean | null => detectLocalData() === 'record';
/** The prerendered document is the same for everyone, so it can't contain an answer. */
const notKnownYet = () => null;

/**
 * True if this page's learner has a record, on this device or in this tab; null in the prerendered document and during hydration.
 */
export function useHasOwnRecord(): boolean | null {
  return useSyncExternalStore(onRecordMarkChange, hasRecord, notKnownYet);
}
