/**
 * A mark in the storages that says that a learner practiced here or set something up. It is read before the record's code has come, so
 * that no learner sees the sample's figures first; in a file of its own for that reason.
 */
import { currentSpace } from './roster';

/** The beginning of the keys of all numbers that the record saves. */
export const keptNumberPrefix = 'larkfield:number:';

/** The script in the head of a dashboard's document reads the same key, after the learner's space. */
export const recordMarkKey = `${keptNumberPrefix}begun`;

/** Tells whether this page's learner has a record on this device or in this tab. A browser without storage has no mark. */
export function hasRecord(): boolean {
  try {
    return [localStorage, sessionStorage].some(
      (storage) => storage.getItem(currentSpace() + recordMarkKey) !== null,
    );
  } catch {
    return false;
  }
}

const listeners = new Set<() => void>();

/** Tells this tab's readers of the mark that it may have changed; other tabs are told by the browser. */
export function tellRecordMark(): void {
  listeners.forEach((changed) => changed());
}

/** Calls back when the mark may have changed. Returns what ends the subscription. */
export function onRecordMark(changed: () => void): () => void {
  listeners.add(changed);
  window.addEventListener('storage', changed);
  return () => {
    listeners.delete(changed);
    window.removeEventListener('storage', changed);
  };
}
