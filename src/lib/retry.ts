/** How long to wait before each further try, in milliseconds: short breaks of a connection are over by then. */
const pausesMs = [400, 1200, 3000];

const wait = (ms: number) =>
  new Promise<void>((resume) => {
    setTimeout(resume, ms);
  });

/**
 * Runs a task that may fail for a moment, such as a request, and again after a pause where it does.
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
