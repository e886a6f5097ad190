import { useEffect } from 'react';
import { readAddress } from '@/address';
import { likelyNext, pages } from '@/app/pages';
import { isDataSaverOn } from '@/lib/browser/backgroundDownloads';
import { usePreload } from '@/ui/loading/lazyModule';
import { useCurrentRouteId } from './useCurrentSiteRow';

/**
 * Fetches what the reader will probably open next: once the page is idle, what most of its readers open, and at any time the code of
 * a page whose link is pointed at, touched, or focused. Nothing while the data saver is on.
 */
export function PagePreloads() {
  const id = useCurrentRouteId();
  usePreload(id, async () => (id === null ? undefined : likelyNext[id]?.()));
  useEffect(() => {
    if (isDataSaverOn()) return undefined;
    const events = ['pointerover', 'focusin'] as const;
    events.forEach((type) => document.addEventListener(type, preloadLinkedPage));
    return () => events.forEach((type) => document.removeEventListener(type, preloadLinkedPage));
  }, []);
  return null;
}

function preloadLinkedPage({ target }: Event): void {
  const link = target instanceof Element ? target.closest('a') : null;
  if (link === null || link.origin !== window.location.origin) return;
  const address = readAddress(link.pathname);
  // If it fails, opening the page reports it.
  if (address.kind === 'page') pages[address.id]().catch(() => undefined);
}
