/** How safe the device's storage is from the browser itself. */
import { isAppleMobile } from '@/lib/device';

/**
 * `promised`: the browser has said that it won't clear it. `seven-days`: it clears it after seven days without a visit. `maybe`: it
 * may, when it needs room.
 */
export type EvictionRisk = 'promised' | 'seven-days' | 'maybe';

/**
 * Safari, and every browser of an iPhone or iPad, deletes what scripts have stored after seven days without a visit, but not what a
 * site on the Home Screen or in the Dock has stored (https://webkit.org/blog/10218/, checked November 2026).
 */
function isSafari(device: Device): boolean {
  const isDesktop =
    /Version\/[\d.]+ .*Safari\//.test(device.userAgent) && !/Chrome|Chromium|Android/.test(device.userAgent);
  return isAppleMobile(device) || isDesktop;
}

type Device = Parameters<typeof isAppleMobile>[0];

/**
 * @param persisted what the browser says of the storage; null where it says nothing
 * @param installed the site runs as an installed app
 */
export function evictionRisk(device: Device, persisted: boolean | null, installed: boolean): EvictionRisk {
  if (isSafari(device) && !installed) return 'seven-days';
  return persisted === true ? 'promised' : 'maybe';
}

/** True where the device would save more for the site if it were on the Home Screen. */
export const benefitsFromInstall = (device: Device, installed: boolean): boolean =>
  isAppleMobile(device) && !installed;
