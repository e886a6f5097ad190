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

/**
 * Runs a callback when the browser is idle after the document and its scripts, styles, and images have loaded. Earlier idle moments
 * are gaps in which a page waits for its own files. Returns a function that cancels the call.
 */
export function whenLoadedAndIdle(callback: () => void): () => void {
  if (document.readyState === 'complete') return whenIdle(callback);
  const loaded = () => {
    cancel = whenIdle(callback);
  };
  let cancel = () => window.removeEventListener('load', loaded);
  window.addEventListener('load', loaded, { once: true });
  return () => cancel();
}
