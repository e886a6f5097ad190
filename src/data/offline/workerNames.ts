/** Names that pages share with the service worker (src/worker). */

/** The worker's script must be at the root so that its scope covers every page. */
export const workerPath = '/sw.js';

/** A small JSON file with the download size of the offline copy in bytes. */
export const siteCopySizePath = '/site-copy.json';

/** Each version of the site has its own cache. */
const cachePrefix = 'larkfield-site-';

export const siteCacheName = (version: string): string => cachePrefix + version;

export const isSiteCache = (name: string): boolean => name.startsWith(cachePrefix);

const usePrefix = 'larkfield-uses:';

/**
 * Names the lock that a page holds while it is open. The path of the page's entry script identifies the version whose files the
 * page may still request.
 */
export const versionInUseLockName = (entryPath: string): string => usePrefix + entryPath;

/** Returns the path of the entry script in the lock's name; null for other locks. */
export function entryPathOfLock(name: string): string | null {
  return name.startsWith(usePrefix) ? name.slice(usePrefix.length) : null;
}

/** The message that makes a waiting worker activate. */
export const takeOverMessage = 'take-over';
