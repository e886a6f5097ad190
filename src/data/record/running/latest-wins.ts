/** Serializes slow writes without a queue: one is in progress, the newest one waits, and those in between are skipped. */
export interface LatestWinsWriter<T> {
  put(value: T): void;
  /** Resolves when nothing is in progress or waiting. */
  idle(): Promise<void>;
  /** Refuses further values, drops or writes the waiting one, and resolves when nothing is in progress. */
  close(waits: 'drop' | 'write'): Promise<void>;
}

/** If `write` rejects, the next value is written anyway. */
export function createLatestWinsWriter<T>(write: (value: T) => Promise<void>): LatestWinsWriter<T> {
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
