import { startDevice } from '@/data/learners/sources';
import { figuresHere, ownAttribute } from '@/data/record/recordMark';

/** Begins to read the record where the document's first script saw that the figures of this device will be shown. */
export function beginDashboard(): void {
  if (figuresHere() === 'record' && document.documentElement.hasAttribute(ownAttribute)) startDevice();
}
