/** Who may write an attempt: one page of the browser at a time. */
export interface AttemptLock {
  /** Resolves when another page can have it. */
  release(): Promise<void>;
}

export interface AttemptLocks {
  /**
   * Asks for an attempt's lock; null when another page has it. `steal` takes it from that page.
   * `onStolen` is called when another page takes it from this one.
   */
  acquire(id: string, how: 'if-free' | 'steal', onStolen: () => void): Promise<AttemptLock | null>;
  /** The ids that other pages have locked. */
  heldElsewhere(): Promise<ReadonlySet<string>>;
}
