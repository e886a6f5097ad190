/** The facts that decide whether the site may suggest installing it. */
import { isAppleMobile, isInstalledApp } from '@/lib/device';

/** Where a refusal is remembered: the reader asked for it. */
const refusalKey = 'larkfield:no-install-hint';

export interface PageEntry {
  /** The service worker answered for the page: the site was stored before this page was opened. */
  readonly controlled: boolean;
  /** How the browser came to the page: "navigate", "reload", "back_forward", or "prerender". */
  readonly navigation: string | undefined;
  /** The page that led here; '' where none did. */
  readonly referrer: string;
  readonly origin: string;
}

/**
 * Whether a page begins a visit that isn't the first one. Nothing is stored to tell: the service worker is there only after an earlier
 * page, and a page of the same visit is reloaded, gone back to, or has a page of the site as its referrer.
 */
export function isReturnVisit({ controlled, navigation, referrer, origin }: PageEntry): boolean {
  const isSameVisit = navigation !== 'navigate' || (referrer !== '' && new URL(referrer).origin === origin);
  return controlled && !isSameVisit;
}

/** As the page is when this is first called: before the worker is registered, which then takes charge of a first visit's page as well. */
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
    // Storage is blocked: the hint goes away for this page, and appears again on another visit.
  }
}
