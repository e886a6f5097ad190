import { withTimeout } from '@/lib/async';

/**
 * The Web Lock that each document holds, shared, while a person waits there for something from the network. Downloads in the
 * background ask for it exclusively before each file, so they pause meanwhile. A closed document releases it by itself.
 */
const lockName = 'larkfield-person-waits';

/** A task that never settles must not stop the downloads for good. */
const longestHoldMs = 30_000;

/** Older browsers, pages without HTTPS, and the prerenderer have no locks, despite the type. */
const locks = () => (typeof navigator !== 'undefined' && 'locks' in navigator ? navigator.locks : null);

let waits = 0;
let releaseLock = () => undefined as void;

/**
 * Pauses downloads in the background, in every document and the service worker, until a task settles that a person waits for; for
 * 30 seconds at most. Returns the task, which never waits for the pause itself: a file that is already being downloaded isn't
 * interrupted. Calls may nest and overlap. In a browser without locks, nothing pauses.
 */
export function holdBackDownloads<T>(task: Promise<T>): Promise<T> {
  void holdUntilSettled(task);
  return task;
}

async function holdUntilSettled(task: Promise<unknown>): Promise<void> {
  if (waits === 0) holdLock();
  waits += 1;
  // The caller handles the task's failure.
  await withTimeout(task, longestHoldMs).catch(() => undefined);
  waits -= 1;
  if (waits === 0) releaseLock();
}

/** Holds one lock for all waits of this document. It may be released before it is granted. */
function holdLock(): void {
  const released = new Promise<void>((release) => {
    releaseLock = release;
  });
  // Browsers refuse locks where they refuse storage.
  locks()
    ?.request(lockName, { mode: 'shared' }, () => released)
    .catch(() => undefined);
}

/** Resolves once nobody waits in any document of the site; at once if the browser can't tell. */
export async function whenNobodyWaits(): Promise<void> {
  await locks()
    ?.request(lockName, () => undefined)
    .catch(() => undefined);
}

/** True if the reader has turned on the browser's data saver, so the site should fetch only what they ask for. */
export function isDataSaverOn(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  return (
    typeof connection === 'object' &&
    connection !== null &&
    'saveData' in connection &&
    connection.saveData === true
  );
}
