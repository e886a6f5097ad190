import { useSyncExternalStore } from 'react';
import { figuresHere, onRecordMark } from './recordMark';

const hasRecord = (): boolean | null => figuresHere() === 'record';
/** The document is the same for everybody. */
const notKnownYet = () => null;

/** True if this page's learner has a record here, as it changes; null in a document and in the render that takes it over. */
export function useOwnRecord(): boolean | null {
  return useSyncExternalStore(onRecordMark, hasRecord, notKnownYet);
}
