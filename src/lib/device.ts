/** Facts about the device that its browser reveals. */

/**
 * An iPhone, iPad, or iPod, where every browser stores as Safari does. An iPad says that it is a Mac, and no Mac has a touch screen.
 */
export function isAppleMobile({
  userAgent,
  maxTouchPoints,
}: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): boolean {
  return /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
}

/** True in an installed app, false in a browser's tab. Call it only in a browser. */
export function isInstalledApp(): boolean {
  // Safari's own name for it, on an iPhone or iPad.
  const standalone: unknown = Reflect.get(navigator, 'standalone');
  return standalone === true || window.matchMedia('(display-mode: standalone)').matches;
}
