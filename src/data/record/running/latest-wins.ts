/** Writes that may be late but never pile up: one is under way, the newest one waits, those between are skipped. */
export interface LatestWins<T> {
  put(value: T): void;
  /** Resolves when nothing is under way or waits. */
  idle(): Promise<void>;
  /** Refuses what comes later, drops what waits or still writes it, and resolves when nothing is under way. */
  close(waits: 'drop' | 'write'): Promise<void>;
}

/** `write` may reject: the next value is written all the same. */
export function createLatestWins<T>(write: (value: T) => Promise<void>): LatestWins<T> {
  let waiting: { readonly value: T } | null = null;
  let underWay: Promise<void> | null = null;
  let closed = false;

  async function writeAll(): Promise<void> {
    while (waiting !== null) {
      const { value } = waiting;
      waiting = null;
      await write(value).catch(() => undefined);
    }
    underWay = null;
  }

  return {
    put(value) {
      if (closed) return;
      waiting = { value };
      underWay ??= writeAll();
    },
    async idle() {
      await underWay;
    },
    async close(waits) {
      closed = true;
      if (waits === 'drop') waiting = null;
      await underWay;
    },
  };
}
