/**
 * Storage keys of a running attempt: two slots that are written alternately, a marker of a failed write, and the clock, which is
 * saved separately between writes. Keys contain the hold number, so that a tab that lost its hold can't overwrite its successor's
 * data, however late it notices.
 *
 *   larkfield:attempt:<id>:<holder>:<0 or 1>
 *   larkfield:attempt:<id>:<holder>:latest
 *   larkfield:attempt:<id>:<holder>:clock
 */
const prefix = 'larkfield:attempt:';
const entries = ['0', '1', 'latest', 'clock'] as const;

export type AttemptKeyEntry = (typeof entries)[number];

export interface AttemptKey {
  readonly id: string;
  readonly holder: number;
  readonly entry: AttemptKeyEntry;
}

export function formatAttemptKey({ id, holder, entry }: AttemptKey): string {
  return `${prefix}${id}:${holder}:${entry}`;
}

/** Returns the key prefix of one attempt, or of all attempts if `id` is omitted. */
export function attemptKeyPrefix(id?: string): string {
  return id === undefined ? prefix : `${prefix}${id}:`;
}

/** Parses a key; null if it isn't an attempt's. */
export function parseAttemptKey(text: string): AttemptKey | null {
  const [, id, holder, name] = /^larkfield:attempt:([\w-]{1,64}):(\d{1,15}):(\w+)$/.exec(text) ?? [];
  const entry = entries.find((each) => each === name);
  if (id === undefined || entry === undefined) return null;
  return { id, holder: Number(holder), entry };
}
