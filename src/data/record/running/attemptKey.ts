/**
 * The keys of a running attempt: two slots that are written in turn, a marker for what could not be written, and the clock since
 * the latest write. The holder's number is part of the key, so that a tab that lost its hold can't write over what its successor
 * wrote, however late it learns of it.
 *
 *   larkfield:attempt:<id>:<holder>:<0 or 1>     larkfield:attempt:<id>:<holder>:latest     larkfield:attempt:<id>:<holder>:clock
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

/** What all keys of an attempt begin with; without an id, those of all attempts. */
export function attemptKeyPrefix(id?: string): string {
  return id === undefined ? prefix : `${prefix}${id}:`;
}

/** The parts of a key; null for one that is no attempt's. */
export function parseAttemptKey(text: string): AttemptKey | null {
  const [, id, holder, name] = /^larkfield:attempt:([\w-]{1,64}):(\d{1,15}):(\w+)$/.exec(text) ?? [];
  const entry = entries.find((each) => each === name);
  if (id === undefined || entry === undefined) return null;
  return { id, holder: Number(holder), entry };
}
