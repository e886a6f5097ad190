/**
 * A mark in the storages that says that somebody practiced here. It is read before the record's code has come, so that no learner
 * sees the sample's figures first; in a file of its own for that reason.
 */

/** The beginning of the keys of all numbers that the record saves. */
export const keptNumberPrefix = 'larkfield:number:';

/** The script in the head of a dashboard's document reads the same key. */
export const sittingMarkKey = `${keptNumberPrefix}first-sitting`;

/** Tells whether anybody practiced on this device or in this tab. A browser without storage has no mark. */
export function hasSittings(): boolean {
  try {
    return [localStorage, sessionStorage].some((storage) => storage.getItem(sittingMarkKey) !== null);
  } catch {
    return false;
  }
}

const listeners = new Set<() => void>();

/** Tells this tab's readers of the mark that it may have changed; other tabs are told by the browser. */
export function tellSittings(): void {
  listeners.forEach((changed) => changed());
}

/** Calls back when the mark may have changed. Returns what ends the subscription. */
export function onSittings(changed: () => void): () => void {
  listeners.add(changed);
  window.addEventListener('storage', changed);
  return () => {
    listeners.delete(changed);
    window.removeEventListener('storage', changed);
  };
}
