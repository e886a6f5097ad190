import { preloadDeviceLearner } from '@/data/learners/sourceReaders';
import { detectLocalData, ownRecordAttribute } from '@/data/record/learner/recordMark';

/** Starts reading the record early if the document's inline script found that this device's figures will be shown. */
export function preloadDeviceRecord(): void {
  if (detectLocalData() === 'record' && document.documentElement.hasAttribute(ownRecordAttribute))
    preloadDeviceLearner();
}
