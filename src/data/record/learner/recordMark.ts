/**
 * Determines whose figures a page shows before the record has been read, so that a learner with a record never sees the sample
 * first. A mark in web storage shows that the learner practiced here or set something up; the
 * storage keys show if there are copies from other learners.
 */
import { currentSpace } from './roster';
import { sharedPrefix } from '@/data/record/shared/sharedPrefix';

/** Key prefix of the numbers that the record saves. */
export const savedNumberPrefix = 'larkfield:number:';

/** Key of the mark. The inline script in a document's head reads the same key, prefixed with the learner's space. */
export const recordMarkKey = `${savedNumberPrefix}begun`;

/**
 * Attribute that the inline script sets on the document if pages have figures other than the sample's: this learner has a record,
 * or a shared copy is saved here, or the URL names a learner or carries a copy.
 */
export const ownRecordAttribute = 'data-own';

/**
 * CSS selector for elements of a document with that attribute, for styles that apply until hydration determines the actual state.
 */
export const ownRecordSelector = `html[${ownRecordAttribute}] &`;

/**
 * Hides the content for visitors without a record, which every prerendered document contains, while that attribute is set. The
 * layout stays.
 */
export const hiddenWithOwnRecord = { [ownRecordSelector]: { visibility: 'hidden' } } as const;

/** Leaves the content out while that attribute is set, with its place. */
export const goneWithOwnRecord = { [ownRecordSelector]: { display: 'none' } } as const;

/** Attribute that the inline script sets on the document if the URL names a child or a sample family. */
export const chosenLearnerAttribute = 'data-chosen';

/** `record`: this page's learner has a record on this device or in this tab. `copies`: only copies from others are saved. */
export type LocalDataKind = 'record' | 'copies' | 'none';

/**
 * Determines whose figures this browser has. The inline script in a document's head looks for the same keys. Without storage, the
 * result is `none`.
 */
export function detectLocalData(): LocalDataKind {
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
export function notifyRecordMarkChanged(): void {
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
