/** The names that pages share with the service worker (src/worker). */

/** Where the host serves the worker's script: at the root, so that it may answer for every page. */
export const workerPath = '/sw.js';

/** A small file that says how large the copy of the site is. */
export const siteCopySizePath = '/site-copy.json';

/** Each version of the site is stored in a cache of its own. */
const cachePrefix = 'larkfield-site-';

export const siteCacheName = (version: string): string => cachePrefix + version;

export const isSiteCache = (name: string): boolean => name.startsWith(cachePrefix);

const usePrefix = 'larkfield-uses:';

/** The lock that a page holds as long as it is open: it tells which version's files may still be asked for. */
export const entryLockName = (entryPath: string): string => usePrefix + entryPath;

/** The file that a lock of use names; null for other locks. */
export function entryPathOfLock(name: string): string | null {
  return name.startsWith(usePrefix) ? name.slice(usePrefix.length) : null;
}

/** The message to a waiting worker that it may take over. */
export const takeOverMessage = 'take-over';
