/**
 * Whose figures there are, read before the record's code has come, so that nobody with figures sees the sample's first; in a file of its
 * own for that reason. A mark in the storages says that a learner practiced here or set something up; the keys say whether copies are
 * kept that learners handed over.
 */
import { currentSpace } from './roster';
import { sharedPrefix } from './shared/sharedPrefix';

/** The beginning of the keys of all numbers that the record saves. */
export const savedNumberPrefix = 'larkfield:number:';

/** The script in the head of a dashboard's document reads the same key, after the learner's space. */
export const recordMarkKey = `${savedNumberPrefix}begun`;

/** The attribute of a document whose reader has figures of their own here; the script in the documents' heads sets it. */
export const ownRecordAttribute = 'data-own';

/** A CSS selector for an element of such a document. It holds until the page has come to life and knows more. */
export const ownRecordSelector = `html[${ownRecordAttribute}] &`;

/** Hides a visitor's view, which every document has, from a learner who has figures of their own; it keeps its room. */
export const hiddenWithOwnRecord = { [ownRecordSelector]: { visibility: 'hidden' } } as const;

/** The attribute of a document whose address names a child or a sample family; the script in the documents' heads sets it. */
export const chosenLearnerAttribute = 'data-chosen';

/** `record`: this page's learner has a record on this device or in this tab. `copies`: only others have handed something over. */
export type LocalFigures = 'record' | 'copies' | 'none';

/** The script in the head of a dashboard's document decides by the same rule. A browser without storage has none. */
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

/** Tells this tab's readers of the mark that it may have changed; other tabs are told by the browser. */
export function notifyRecordMark(): void {
  listeners.forEach((changed) => changed());
}

/** Calls back when the mark may have changed. Returns what ends the subscription. */
export function onRecordMarkChange(changed: () => void): () => void {
  listeners.add(changed);
  window.addEventListener('storage', changed);
  return () => {
    listeners.delete(changed);
    window.removeEventListener('storage', changed);
  };
}
