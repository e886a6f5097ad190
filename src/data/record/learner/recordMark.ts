/**
 * Determines whose figures a page shows before the record's code has loaded, so that a learner with own figures never sees the
 * sample's first. Separate to stay small. A mark in the storages records that a learner practiced here or set something up; storage
 * keys reveal saved copies from other learners.
 */
import { currentSpace } from './roster';
import { sharedPrefix } from '@/data/record/shared/sharedPrefix';

/** Key prefix of all numbers that the record saves. */
export const savedNumberPrefix = 'larkfield:number:';

/** The inline script in a dashboard's head reads the same key, prefixed with the learner's space. */
export const recordMarkKey = `${savedNumberPrefix}begun`;

/** Set on the document by the inline script if the reader has own figures here. */
export const ownRecordAttribute = 'data-own';

/** Matches elements of such a document until hydration determines the actual state. */
export const ownRecordSelector = `html[${ownRecordAttribute}] &`;

/** Hides the visitor's view, which every document contains, from a learner with own figures, without changing the layout. */
export const hiddenWithOwnRecord = { [ownRecordSelector]: { visibility: 'hidden' } } as const;

/** Set on the document by the inline script if the address names a child or a sample family. */
export const chosenLearnerAttribute = 'data-chosen';

/** `record`: this page's learner has a record on this device or in this tab. `copies`: only copies from others are saved. */
export type LocalFigures = 'record' | 'copies' | 'none';

/** The inline script in a dashboard's head uses the same rule. Without storage, the result is `none`. */
export function findLocalFigures(): LocalFigures {
  try {
    const storages = [localStorage, sessionStorage];
    if (storages.some((storage) => storage.getItem(currentSpace() + recordMarkKey) !== null)) return 'record';
    const keys = storages.flatMap((storage) => Object.keys(storage));
    return keys.some((key) => key.startsWith(sharedPrefix)) ? 'copies' : 'none';
  } catch {
    return 'none';
  }
}

const listeners = new Set<() => void>();

/** Notifies this tab's subscribers that the mark may have changed; the browser notifies other tabs. */
export function notifyRecordMark(): void {
  listeners.forEach((changed) => changed());
}

/** Subscribes to possible changes of the mark. Returns the unsubscribe function. */
export function onRecordMarkChange(changed: () => void): () => void {
  listeners.add(changed);
  window.addEventListener('storage', changed);
  return () => {
    listeners.delete(changed);
    window.removeEventListener('storage', changed);
  };
}
