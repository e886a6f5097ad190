import { preloadDeviceLearner } from '@/data/learners/sourceReaders';
import { findLocalFigures, ownRecordAttribute } from '@/data/record/recordMark';

/** Begins to read the record where the document's first script saw that the figures of this device will be shown. */
export function preloadDeviceRecord(): void {
  if (findLocalFigures() === 'record' && document.documentElement.hasAttribute(ownRecordAttribute))
    preloadDeviceLearner();
}
