const held = new Map<symbol, string>();

/** The Web Lock that every document with unsaved work holds, so that all documents of the site can detect it. */
const lockName = 'larkfield-unsaved';
let releaseLock: (() => void) | null = null;

/** Older browsers and pages without HTTPS have no locks, despite the type. */
const locks = () => ('locks' in navigator ? navigator.locks : null);

function holdLock(): void {
  const released = new Promise<void>((release) => {
    releaseLock = release;
  });
  void locks()?.request(lockName, { mode: 'shared' }, () => released);
}

const ask = (event: BeforeUnloadEvent) => event.preventDefault();

/**
 * Registers work that exists only in this document, such as typed text or a running test. While anything is registered, the browser
 * asks before leaving the page, and automatic reloads are blocked. `what` describes the work as it appears within a sentence: "the
 * goal you are writing". Returns a function that unregisters it.
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

/** Returns descriptions of the work that a reload would lose; empty if there is none. */
export function listUnsavedWork(): readonly string[] {
  return [...held.values()];
}

/** Runs a task if no document of the site has unsaved work. Never runs it if the browser can't check the other documents. */
export async function runIfNothingUnsaved(task: () => void): Promise<void> {
  if (held.size > 0) return;
  await locks()?.request(lockName, { ifAvailable: true }, (lock) => {
    if (lock !== null) task();
  });
}

/** Reloads the page without the browser's prompt, because the user has already been asked about unsaved work. */
export function reloadDocument(): void {
  window.removeEventListener('beforeunload', ask);
  window.location.reload();
}

const reloadKey = 'larkfield:reloaded';

/**
 * Reloads the document to get a new version of the site, unless a reload would lose something. Reloads at most once for the same
 * address and version, since a version may lack a file; never if storage can't record the reload. Returns true if it reloads.
 */
export function reloadForNewVersion(): boolean {
  if (listUnsavedWork().length > 0) return false;
  const entry = document.querySelector<HTMLScriptElement>('script[type="module"]')?.src ?? '';
  const reload = `${entry} ${location.pathname}`;
  try {
    if (sessionStorage.getItem(reloadKey) === reload) return false;
    sessionStorage.setItem(reloadKey, reload);
  } catch {
    return false;
  }
  reloadDocument();
  return true;
}
