import { useSyncExternalStore } from 'react';
import { findLocalFigures, onRecordMarkChange } from './recordMark';

const hasRecord = (): boolean | null => findLocalFigures() === 'record';
/** The document is the same for everybody. */
const notKnownYet = () => null;

/** True if this page's learner has a record here, as it changes; null in a document and in the render that takes it over. */
export function useOwnRecord(): boolean | null {
  return useSyncExternalStore(onRecordMarkChange, hasRecord, notKnownYet);
}
