const held = new Map<symbol, string>();

const ask = (event: BeforeUnloadEvent) => event.preventDefault();

/**
 * Registers something that only this document holds, such as typed text or a running test. As long as anything is registered
 * the browser asks before the document is left, and nothing reloads by itself. `what` names it for the person, as it stands in
 * the middle of a sentence: "the goal that you are writing". Returns the function that takes it back.
 */
export function registerUnsavedWork(what: string): () => void {
  const key = Symbol(what);
  held.set(key, what);
  window.addEventListener('beforeunload', ask);
  return () => {
    held.delete(key);
    if (held.size === 0) window.removeEventListener('beforeunload', ask);
  };
}

/** What a reload would lose, in the words of those who registered it; empty when nothing would be lost. */
export function unsavedWork(): readonly string[] {
  return [...held.values()];
}

/** Reloads the document without the browser's own question: where something is unsaved, the person was asked before. */
export function reloadDocument(): void {
  window.removeEventListener('beforeunload', ask);
  window.location.reload();
}
