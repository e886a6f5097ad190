/** How safe the device's storage is from the browser itself. */

/**
 * `promised`: the browser has said that it won't clear it. `seven-days`: it clears it after seven days without a visit. `maybe`: it
 * may, when it needs room.
 */
export type Clearing = 'promised' | 'seven-days' | 'maybe';

/**
 * Safari, and every browser of an iPhone or iPad, deletes what scripts have stored after seven days without a visit
 * (https://webkit.org/blog/10218/, checked November 2026).
 */
function isSafari(userAgent: string): boolean {
  const isApplePhone = /iPhone|iPad|iPod/.test(userAgent);
  const isDesktop =
    /Version\/[\d.]+ .*Safari\//.test(userAgent) && !/Chrome|Chromium|Android/.test(userAgent);
  return isApplePhone || isDesktop;
}

/** @param persisted what the browser says of the storage; null where it says nothing */
export function clearingBy(userAgent: string, persisted: boolean | null): Clearing {
  if (isSafari(userAgent)) return 'seven-days';
  return persisted === true ? 'promised' : 'maybe';
}
