/** What can be told of the device from its browser. */

/**
 * An iPhone, iPad, or iPod, where every browser stores as Safari does. An iPad says that it is a Mac, and no Mac has a touch screen.
 */
export function isApplePhone({
  userAgent,
  maxTouchPoints,
}: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): boolean {
  return /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
}

/** Whether the page runs as an installed app and not in a browser's tab. Only to be called in a browser. */
export function isInstalledApp(): boolean {
  // Safari's own name for it, on an iPhone or iPad.
  const standalone: unknown = Reflect.get(navigator, 'standalone');
  return standalone === true || window.matchMedia('(display-mode: standalone)').matches;
}
