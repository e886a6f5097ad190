/** Waiting: for a task that may fail for a moment, for one that may never end, and for the latest of several. */

/**
 * Delays before each retry of a request, in milliseconds, for the whole site. `withRetries` uses the first two by default, which
 * outlast a short loss of connection. Code that can show the failure meanwhile uses all of them (ui/loading).
 */
export const retryPausesMs = [800, 4000, 15_000, 60_000] as const;
const shortLossPausesMs = retryPausesMs.slice(0, 2);

const wait = (ms: number) =>
  new Promise<void>((resume) => {
    setTimeout(resume, ms);
  });

/**
 * Runs a task that may fail temporarily, such as a request, and retries it after each pause.
 * @throws what the last try threw.
 */
export async function withRetries<T>(
  task: () => Promise<T>,
  pauses: readonly number[] = shortLossPausesMs,
): Promise<T> {
  const [pause, ...rest] = pauses;
  try {
    return await task();
  } catch (cause) {
    if (pause === undefined) throw cause;
    await wait(pause);
    return withRetries(task, rest);
  }
}

/**
 * Limits the wait for a promise, because some requests never settle.
 * @throws Error (rejects) when the time is up first, else what the promise rejects with.
 */
export async function withTimeout<T>(promise: Promise<T>, ms: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeUp = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer within ${ms} ms`)), ms);
  });
  try {
    return await Promise.race([promise, timeUp]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Guards against out-of-order completion of async work, such as reads of changing data. Call the guard when work starts, and the
 * function it returns when that work ends. That function returns false if work that started later has already ended, because the
 * result is then outdated; else true.
 */
export function createStaleResultGuard(): () => () => boolean {
  let begun = 0;
  let latest = 0;
  return () => {
    begun += 1;
    const order = begun;
    return () => {
      if (order < latest) return false;
      latest = order;
      return true;
    };
  };
}
