/** Locks that allow one page of the browser at a time to write an attempt. */
export interface AttemptLock {
  /** Resolves when another page can acquire the lock. */
  release(): Promise<void>;
}

export interface AttemptLocks {
  /**
   * Acquires an attempt's lock. If another page has it, `if-free` resolves to null, and `steal` takes it from that page. Calls
   * `onStolen` when another page takes the lock from this one.
   */
  acquire(id: string, how: 'if-free' | 'steal', onStolen: () => void): Promise<AttemptLock | null>;
  /** Returns the ids that other pages have locked. */
  heldElsewhere(): Promise<ReadonlySet<string>>;
}
