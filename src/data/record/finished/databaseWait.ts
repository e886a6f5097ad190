/** The wait of a caller for its work on the database. */
export interface DatabaseWait {
  /** Aborted once nobody waits anymore: work must then write nothing, because its caller has been told that it didn't. */
  readonly signal: AbortSignal;
  /** Ends the timeout, because the database has responded. From then on, only leaving the page ends the wait. */
  readonly hold: () => void;
}

/**
 * Call it between reading and writing: from then on, the caller waits until the change is saved.
 * @throws the signal's reason if nobody waits anymore
 */
export function beginWriting({ signal, hold }: DatabaseWait): void {
  signal.throwIfAborted();
  hold();
}
