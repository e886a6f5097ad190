/** Moments at which a page has time or needs something: when idle, when painted, when an element comes near. */

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

/** A document in the background paints no frames, so nothing waits for one longer than this. */
const longestWaitMs = 100;

/** Resolves once the browser has painted what has changed so far. For work that would hold up the frame that shows a press. */
export function whenPainted(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, longestWaitMs);
    // The frame is painted right after its callbacks.
    requestAnimationFrame(() => setTimeout(resolve));
  });
}

/** Calls back once, when the element comes within `nearPx` of the viewport. Returns a function that stops observing. */
export function runWhenNearViewport(element: Element, nearPx: number, callback: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      callback();
    },
    { rootMargin: `${nearPx}px` },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
