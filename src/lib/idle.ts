/**
 * Calls back when the browser has nothing better to do, for code that is likely wanted soon. Safari has no idle callback: it
 * waits a while. Returns what cancels the call.
 */
export function whenIdle(callback: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(() => callback());
    return () => cancelIdleCallback(handle);
  }
  const handle = setTimeout(callback, 2000);
  return () => clearTimeout(handle);
}
