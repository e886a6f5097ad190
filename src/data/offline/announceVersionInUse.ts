import { entryLockName } from './workerNames';

/**
 * Holds a lock for as long as this page is open that tells the service worker which version of the site the page uses, so that the
 * worker keeps its files. The page releases the lock when it enters the back-forward cache, because browsers don't cache pages that
 * hold one.
 */
export function announceVersionInUse(): void {
  const entry = document.querySelector<HTMLScriptElement>('script[type="module"][src]');
  // Older browsers and pages without HTTPS have no locks, despite the types.
  if (entry === null || !('locks' in navigator)) return;
  const name = entryLockName(new URL(entry.src).pathname);
  const hold = () => {
    const hidden = new Promise<void>((release) => {
      window.addEventListener('pagehide', () => release(), { once: true });
    });
    void navigator.locks.request(name, { mode: 'shared' }, () => hidden);
  };
  hold();
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) hold();
  });
}
