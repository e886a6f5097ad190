const held = new Map<symbol, string>();

/** Held by every document with something unsaved, so that all documents of the site know of it. */
const lockName = 'larkfield-unsaved';
let releaseLock: (() => void) | null = null;

/** Older browsers and pages without HTTPS have no locks, whatever the types say. */
const locks = () => ('locks' in navigator ? navigator.locks : null);

function holdLock(): void {
  const released = new Promise<void>((release) => {
    releaseLock = release;
  });
  void locks()?.request(lockName, { mode: 'shared' }, () => released);
}

const ask = (event: BeforeUnloadEvent) => event.preventDefault();

/**
 * Registers something that only this document holds, such as typed text or a running test. As long as anything is registered
 * the browser asks before the document is left, and nothing reloads by itself. `what` names it for the person, as it stands in
 * the middle of a sentence: "the goal you are writing". Returns the function that takes it back.
 */
export function registerUnsavedWork(what: string): () => void {
  const key = Symbol(what);
  if (held.size === 0) holdLock();
  held.set(key, what);
  window.addEventListener('beforeunload', ask);
  return () => {
    held.delete(key);
    if (held.size > 0) return;
    window.removeEventListener('beforeunload', ask);
    releaseLock?.();
  };
}

/** What a reload would lose, in the words of those who registered it; empty when nothing would be lost. */
export function listUnsavedWork(): readonly string[] {
  return [...held.values()];
}

/** Runs a task if nothing is unsaved in any document of the site; never where the browser can't tell of the others. */
export async function runIfNothingUnsaved(task: () => void): Promise<void> {
  if (held.size > 0) return;
  await locks()?.request(lockName, { ifAvailable: true }, (lock) => {
    if (lock !== null) task();
  });
}

/** Reloads the document without the browser's own question: where something is unsaved, the person was asked before. */
export function reloadDocument(): void {
  window.removeEventListener('beforeunload', ask);
  window.location.reload();
}
