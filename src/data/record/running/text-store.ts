/** The places that texts can be written to at once, from the safest to the last resort. Nothing here throws. */
import type { Consent, Place } from '@/data/record/api';
import type { Browser, TextStorage } from '@/data/record/browser';

export interface TextStore {
  read(key: string): string | null;
  /** False when it could not be written; what was there before stays. */
  write(key: string, text: string): boolean;
  remove(key: string): void;
  keys(prefix: string): readonly string[];
}

export type TextStores = Readonly<Record<Place, TextStore>>;

export const places = ['device', 'tab', 'memory'] as const satisfies readonly Place[];

/** Where the student lets things be kept, the place to prefer first. */
export function placesFor(consent: Consent): readonly Place[] {
  if (consent === null) return ['memory'];
  return consent === 'keep' ? places : ['tab', 'memory'];
}

export function textStores({ device, tab }: Pick<Browser, 'device' | 'tab'>): TextStores {
  return { device: storeOf(device), tab: storeOf(tab), memory: memoryStore() };
}

function storeOf(storage: TextStorage | null): TextStore {
  return {
    read: (key) => attempted(() => storage?.getItem(key) ?? null, null),
    write: (key, text) =>
      attempted(() => {
        storage?.setItem(key, text);
        return storage !== null;
      }, false),
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

/** A blocked storage throws at any call, a full one at writing. */
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
    remove: (key) => void texts.delete(key),
    keys: (prefix) => [...texts.keys()].filter((key) => key.startsWith(prefix)),
  };
}
