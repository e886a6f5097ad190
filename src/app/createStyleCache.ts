import createCache, { type EmotionCache } from '@emotion/cache';

/**
 * Creates the Emotion cache, identical on server and client. It adds no vendor prefixes: all supported browsers know the plain
 * properties, and the prefixed copies were a tenth of a page's styles. It has its own key because Emotion creates a cache with the
 * key "css" on import, which would claim the document's styles.
 */
export function createStyleCache(): EmotionCache {
  return createCache({ key: 'ui', stylisPlugins: [] });
}
