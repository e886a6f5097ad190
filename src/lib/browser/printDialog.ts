const listeners = new Set<() => void>();

/**
 * Opens the browser's print dialog. Returns false if there is none, as in some in-app browsers, and tells the listeners of
 * `onPrintUnavailable`.
 */
export function openPrintDialog(): boolean {
  // oxlint-disable-next-line eslint/no-restricted-properties -- the one place that uses it
  const { print }: { print?: () => void } = window;
  if (print === undefined) {
    listeners.forEach((listener) => listener());
    return false;
  }
  print.call(window);
  return true;
}

/** Calls back each time a page tries to print in a browser that can't. Returns a function that stops this. */
export function onPrintUnavailable(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
