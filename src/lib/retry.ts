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
