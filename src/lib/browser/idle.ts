/**
 * Runs a callback when the browser is idle, to load code that is likely needed soon. Safari has no idle callback, so there it runs
 * after two seconds. Returns a function that cancels the call.
 */
export function whenIdle(callback: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(() => callback());
    return () => cancelIdleCallback(handle);
  }
  const handle = setTimeout(callback, 2000);
  return () => clearTimeout(handle);
}
