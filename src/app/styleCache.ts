import createCache, { type EmotionCache } from '@emotion/cache';

/**
 * The cache that styles go through, the same on the server and in the browser. No vendor prefixes: every browser that
 * can run the site knows the plain properties, and the prefixed copies were a tenth of a page's styles. Its key is its own,
 * because Emotion makes a cache with the key "css" when its code loads, and that one would take the document's styles.
 */
export function styleCache(): EmotionCache {
  return createCache({ key: 'ui', stylisPlugins: [] });
}
