import { isAppleMobile, isInstalledApp } from '@/lib/browser/device';

/** The localStorage key that is set once the visitor has dismissed the install hint. */
const refusalKey = 'larkfield:no-install-hint';

export interface PageEntry {
  /** True if a service worker controls the page, which means that an earlier page cached the site. */
  readonly controlled: boolean;
  /** The navigation type: "navigate", "reload", "back_forward", or "prerender"; undefined if the browser doesn't report it. */
  readonly navigation: string | undefined;
  /** Empty if there is none. */
  readonly referrer: string;
  readonly origin: string;
}

/**
 * True if this is the first page of a return visit. Needs nothing stored: a service worker controls a page only if an earlier page
 * installed it, and later pages of the same visit are reloads, back navigations, or have a referrer on this site.
 */
export function isReturnVisit({ controlled, navigation, referrer, origin }: PageEntry): boolean {
  const isSameVisit = navigation !== 'navigate' || (referrer !== '' && new URL(referrer).origin === origin);
  return controlled && !isSameVisit;
}

/** Call it before the service worker is registered: once registered, the worker also controls the page of a first visit. */
export function readPageEntry(): PageEntry {
  const [navigation] = performance.getEntriesByType('navigation');
  return {
    controlled: 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null,
    navigation:
      navigation !== undefined && 'type' in navigation && typeof navigation.type === 'string'
        ? navigation.type
        : undefined,
    referrer: document.referrer,
    origin: window.location.origin,
  };
}

export const readDeviceFacts = () => ({
  isInstalled: isInstalledApp(),
  isAppleMobile: isAppleMobile(navigator),
});

export function isInstallHintDismissed(): boolean {
  try {
    return localStorage.getItem(refusalKey) !== null;
  } catch {
    return false;
  }
}

export function dismissInstallHint(): void {
  try {
    localStorage.setItem(refusalKey, '1');
  } catch {
    // Storage is blocked: the hint disappears from this page and appears again on the next visit.
  }
}
