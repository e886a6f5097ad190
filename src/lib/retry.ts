/** Delays before each retry, in milliseconds, long enough for short connection losses. */
const pausesMs = [400, 1200, 3000];

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
  pauses: readonly number[] = pausesMs,
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
