/** The risk that the browser itself deletes the device's storage. */
import { isAppleMobile } from '@/lib/browser/device';

/**
 * `promised`: the browser has granted persistent storage. `seven-days`: deleted after seven days of use without a tap on the site.
 * `maybe`: deleted when the browser needs space.
 */
export type EvictionRisk = 'promised' | 'seven-days' | 'maybe';

/**
 * Safari, and every browser on an iPhone or iPad, deletes script-writable storage after seven days of use of the browser without
 * an interaction with the site, except for sites on the Home Screen or in the Dock (https://webkit.org/blog/10218/).
 */
function isSafari(device: Device): boolean {
  const isDesktop =
    /Version\/[\d.]+ .*Safari\//.test(device.userAgent) && !/Chrome|Chromium|Android/.test(device.userAgent);
  return isAppleMobile(device) || isDesktop;
}

type Device = Parameters<typeof isAppleMobile>[0];

/**
 * @param persisted the browser's answer about persistent storage; null if it doesn't say
 * @param installed the site runs as an installed app
 */
export function assessEvictionRisk(
  device: Device,
  persisted: boolean | null,
  installed: boolean,
): EvictionRisk {
  if (isSafari(device) && !installed) return 'seven-days';
  return persisted === true ? 'promised' : 'maybe';
}

/** True on an iPhone or iPad if the site isn't installed there, because installing it would make the device's storage safer. */
export const benefitsFromInstall = (device: Device, installed: boolean): boolean =>
  isAppleMobile(device) && !installed;
