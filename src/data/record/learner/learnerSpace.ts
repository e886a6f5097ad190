/** Limits the browser's storages and locks to one learner of the device, so that each record is isolated. */
import type { WebLockManager, TextStorage } from '@/data/record/browserParts';
import { sharedPrefix } from '@/data/record/shared/sharedPrefix';

/** Prefixes a key with the learner's space. Shared copies belong to the device, so their keys have no space. */
function keyIn(space: string, key: string): string {
  return key.startsWith(sharedPrefix) ? key : space + key;
}

/**
 * Removes the learner's space from a stored key; null for another learner's key. The first learner's space is empty, so for that
 * learner other learners' keys stay as they are, and match none of the record's prefixes.
 */
export function removeSpaceFromKey(space: string, stored: string): string | null {
  if (stored.startsWith(sharedPrefix)) return stored;
  return stored.startsWith(space) ? stored.slice(space.length) : null;
}

export function storageInSpace(space: string, storage: TextStorage): TextStorage {
  return {
    get length() {
      return storage.length;
    },
    /** Empty for another learner's key. */
    key(index) {
      const stored = storage.key(index);
      return stored === null ? null : (removeSpaceFromKey(space, stored) ?? '');
    },
    getItem: (key) => storage.getItem(keyIn(space, key)),
    setItem: (key, text) => storage.setItem(keyIn(space, key), text),
    removeItem: (key) => storage.removeItem(keyIn(space, key)),
  };
}

export function locksInSpace(space: string, locks: WebLockManager): WebLockManager {
  return {
    request: (name, options, whileHeld) => locks.request(space + name, options, whileHeld),
    async query() {
      const { held = [] } = await locks.query();
      return {
        held: held.flatMap(({ name = '' }) =>
          name.startsWith(space) ? [{ name: name.slice(space.length) }] : [],
        ),
      };
    },
  };
}
