import { entryLockName } from './workerNames';

/**
 * Tells the service worker, by a lock that ends with this page, which version of the site the page was loaded from: that version's
 * files stay as long as it may ask for them. A page that is put aside for the Back button gives the lock up, because browsers put no
 * page aside that holds one.
 */
export function announceVersionInUse(): void {
  const entry = document.querySelector<HTMLScriptElement>('script[type="module"][src]');
  // Older browsers and pages without HTTPS have no locks, whatever the types say.
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
