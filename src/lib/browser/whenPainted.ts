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
