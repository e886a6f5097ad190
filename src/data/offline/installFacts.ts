import { isAppleMobile, isInstalledApp } from '@/lib/browser/device';

/** Storage key for the reader's refusal. */
const refusalKey = 'larkfield:no-install-hint';

export interface PageEntry {
  /** True if a service worker controls the page: the site was cached before this page was opened. */
  readonly controlled: boolean;
  /** The navigation type: "navigate", "reload", "back_forward", or "prerender". */
  readonly navigation: string | undefined;
  /** Empty if there is none. */
  readonly referrer: string;
  readonly origin: string;
}

/**
 * True if the page starts a visit that isn't the first. Nothing is stored for this: a service worker is only present after an
 * earlier page, and pages within a visit are reloads, back navigations, or have a referrer on the site.
 */
export function isReturnVisit({ controlled, navigation, referrer, origin }: PageEntry): boolean {
  const isSameVisit = navigation !== 'navigate' || (referrer !== '' && new URL(referrer).origin === origin);
  return controlled && !isSameVisit;
}

/** Must first be called before the worker is registered, because it then also controls the first visit's page. */
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

export const readDeviceFacts = () => ({ installed: isInstalledApp(), applePhone: isAppleMobile(navigator) });

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
