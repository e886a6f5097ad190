/** Locks that allow one page of the browser at a time to write an attempt. */
export interface AttemptLock {
  /** Resolves when another page can acquire it. */
  release(): Promise<void>;
}

export interface AttemptLocks {
  /**
   * Acquires an attempt's lock; null if another page has it. `steal` takes it from that page. `onStolen` is called when another
   * page takes it from this one.
   */
  acquire(id: string, how: 'if-free' | 'steal', onStolen: () => void): Promise<AttemptLock | null>;
  /** Returns the ids that other pages have locked. */
  heldElsewhere(): Promise<ReadonlySet<string>>;
}
