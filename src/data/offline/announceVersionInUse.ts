import { versionInUseLockName } from './workerNames';

/**
 * Announces to the service worker which version of the site this page uses, so that the worker keeps that version's files: while
 * the page is open, it holds a lock that names the version. The page releases the lock when it enters the back-forward cache,
 * because browsers don't cache pages that hold one.
 */
export function announceVersionInUse(): void {
  const entry = document.querySelector<HTMLScriptElement>('script[type="module"][src]');
  // Despite its type, `navigator` has no `locks` in older browsers and on pages without HTTPS.
  if (entry === null || !('locks' in navigator)) return;
  const name = versionInUseLockName(new URL(entry.src).pathname);
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
