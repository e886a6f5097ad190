/**
 * The keys of a running attempt: two slots that are written in turn, and a marker for what could not be written. The holder's
 * number is part of the key, so that a tab that lost its hold can't write over what its successor wrote, however late it
 * learns of it.
 *
 *   larkfield:attempt:<id>:<holder>:<0 or 1>     larkfield:attempt:<id>:<holder>:latest
 */
const prefix = 'larkfield:attempt:';
const slotNames = ['0', '1'] as const;

export type Entry = (typeof slotNames)[number] | 'latest';

export interface AttemptKey {
  readonly id: string;
  readonly holder: number;
  readonly entry: Entry;
}

export function keyText({ id, holder, entry }: AttemptKey): string {
  return `${prefix}${id}:${holder}:${entry}`;
}

/** What all keys of an attempt begin with; without an id, those of all attempts. */
export function keyPrefix(id?: string): string {
  return id === undefined ? prefix : `${prefix}${id}:`;
}

/** The parts of a key; null for one that is no attempt's. */
export function keyFrom(text: string): AttemptKey | null {
  const [, id, holder, entry] = /^larkfield:attempt:([\w-]{1,64}):(\d{1,15}):([01]|latest)$/.exec(text) ?? [];
  if (id === undefined || entry === undefined) return null;
  return { id, holder: Number(holder), entry: entry === 'latest' ? entry : entry === '0' ? '0' : '1' };
}
