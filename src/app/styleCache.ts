import createCache, { type EmotionCache } from '@emotion/cache';

/**
 * The cache that styles go through, the same on the server and in the browser. No vendor prefixes: every browser that
 * can run the site knows the plain properties, and the prefixed copies were a tenth of a page's styles. Its key is its own,
 * because Emotion makes a cache with the key "css" when its code loads, and that one would take the document's styles.
 */
export function styleCache(): EmotionCache {
  const options = { key: 'ui', stylisPlugins: [] };
  return createCache(
    typeof document === 'undefined' ? options : { ...options, container: headThatLeavesStylesInPlace() },
  );
}

/**
 * The head, as the cache sees it. Emotion moves the styles of a prerendered document to the end of the head when it takes
 * them over, and a style that moves makes the browser lay out the whole page again.
 */
function headThatLeavesStylesInPlace(): HTMLElement {
  return new Proxy(document.head, {
    get: (head, name) =>
      name === 'insertBefore'
        ? (tag: Node, before: Node | null) => (tag.isConnected ? tag : head.insertBefore(tag, before))
        : Reflect.get(head, name),
  });
}
