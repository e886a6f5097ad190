/** Synchronous text stores, from the safest to the last resort. Nothing here throws. */
import type { Consent, StoragePlace, StoragePlacement, StorageRefusal } from '@/data/record/api';
import type { BrowserStorages, TextStorage } from '@/data/record/browserParts';

export interface TextStore {
  read(key: string): string | null;
  /** False if it could not be written; the previous text stays. */
  write(key: string, text: string): boolean;
  remove(key: string): void;
  /** Why the latest write failed; null if it succeeded. */
  refusal(): StorageRefusal | null;
  keys(prefix: string): readonly string[];
}

export type TextStores = Readonly<Record<StoragePlace, TextStore>>;

export const storagePlaces = ['device', 'tab', 'memory'] as const satisfies readonly StoragePlace[];

/** Returns the places that the consent allows, the safest first. */
export function allowedPlaces(consent: Consent): readonly StoragePlace[] {
  if (consent === null) return ['memory'];
  return consent === 'keep' ? storagePlaces : ['tab', 'memory'];
}

export function createTextStores({ device, tab }: BrowserStorages): TextStores {
  return { device: storeOf(device), tab: storeOf(tab), memory: memoryStore() };
}

/** Returns the placement of something that was just written to `place`. */
export function placementOf(stores: TextStores, place: StoragePlace, consent: Consent): StoragePlacement {
  const [best] = allowedPlaces(consent);
  return { place, refusal: best === undefined || best === place ? null : stores[best].refusal() };
}

function refusalBy(reason: unknown): StorageRefusal {
  if (!(reason instanceof DOMException)) return 'unavailable';
  if (reason.name === 'QuotaExceededError') return 'full';
  return reason.name === 'SecurityError' ? 'blocked' : 'unavailable';
}

function storeOf(storage: TextStorage | null): TextStore {
  let refusal: StorageRefusal | null = storage === null ? 'blocked' : null;
  return {
    read: (key) => attempted(() => storage?.getItem(key) ?? null, null),
    write(key, text) {
      if (storage === null) return false;
      try {
        storage.setItem(key, text);
        refusal = null;
      } catch (reason) {
        refusal = refusalBy(reason);
      }
      return refusal === null;
    },
    refusal: () => refusal,
    remove: (key) => attempted(() => storage?.removeItem(key), undefined),
    keys: (prefix) =>
      attempted(() => {
        const keys: string[] = [];
        for (let index = 0; index < (storage?.length ?? 0); index += 1) {
          const key = storage?.key(index) ?? '';
          if (key.startsWith(prefix)) keys.push(key);
        }
        return keys;
      }, []),
  };
}

/** Runs a storage action; returns `otherwise` if it throws, as blocked storage does on any call. */
function attempted<T>(action: () => T, otherwise: T): T {
  try {
    return action();
  } catch {
    return otherwise;
  }
}

function memoryStore(): TextStore {
  const texts = new Map<string, string>();
  return {
    read: (key) => texts.get(key) ?? null,
    write: (key, text) => {
      texts.set(key, text);
      return true;
    },
    refusal: () => null,
    remove: (key) => void texts.delete(key),
    keys: (prefix) => [...texts.keys()].filter((key) => key.startsWith(prefix)),
  };
}
