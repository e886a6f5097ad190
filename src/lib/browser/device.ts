/** Device detection in the browser. */

/**
 * Detects an iPhone, iPad, or iPod, where every browser follows Safari's storage rules. An iPad identifies itself as a Mac but has
 * a touch screen, which no Mac has.
 */
export function isAppleMobile({
  userAgent,
  maxTouchPoints,
}: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): boolean {
  return /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
}

/** Returns true in an installed app, false in a browser tab. Call it only in a browser. */
export function isInstalledApp(): boolean {
  // Safari's own property on iPhone and iPad.
  const standalone: unknown = Reflect.get(navigator, 'standalone');
  return standalone === true || window.matchMedia('(display-mode: standalone)').matches;
}
