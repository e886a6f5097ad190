/** Locks with the Web Locks API (https://w3c.github.io/web-locks): the browser releases them when a page dies. */
import type { WebLockManager } from '@/data/record/browserParts';
import type { AttemptLock, AttemptLocks } from './attemptLock';

const prefix = 'larkfield:attempt:';

/** Creates locks whose methods reject if the browser denies locks to the page, which can happen if storage is blocked. */
export function createWebLocks(manager: WebLockManager): AttemptLocks {
  const own = new Set<string>();
  return {
    acquire: (id, how, onStolen) =>
      new Promise<AttemptLock | null>((resolve, reject) => {
        let state: 'asking' | 'granted' | 'released' = 'asking';
        const settled = manager
          .request(prefix + id, how === 'steal' ? { steal: true } : { ifAvailable: true }, (granted) => {
            if (granted === null) return resolve(null);
            state = 'granted';
            own.add(id);
            return new Promise<void>((free) => {
              resolve({
                release() {
                  state = 'released';
                  own.delete(id);
                  free();
                  return settled;
                },
              });
            });
          })
          // The request rejects if it is denied, and also if the lock is stolen later.
          .catch((reason: unknown) => {
            if (state === 'asking') reject(reason);
            if (state !== 'granted') return;
            own.delete(id);
            onStolen();
          });
      }),
    async heldElsewhere() {
      const { held = [] } = await manager.query();
      const ids = held.flatMap(({ name = '' }) =>
        name.startsWith(prefix) ? [name.slice(prefix.length)] : [],
      );
      return new Set(ids.filter((id) => !own.has(id)));
    },
  };
}
