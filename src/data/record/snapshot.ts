/**
 * A stored text: a head that tells its version, who wrote it, which write it was and when, a checksum, and a body.
 *
 *   1 <holder> <sequence> <saved at> <checksum> <body as JSON>
 *
 * Every version of the site writes its number first, so that an older one knows a newer text from a damaged one.
 */
import type { Attempt } from '@/domain/exam/attempt';
import { checksum } from '@/lib/checksum';
import { parseAttempt } from './attemptSchema';

const version = 1;

/** Which write of an attempt is the later one: every hold of it has a higher number than those before, and counts its writes. */
export interface WriteOrder {
  readonly holder: number;
  readonly sequence: number;
}

export interface Snapshot extends WriteOrder {
  /** Epoch milliseconds. */
  readonly savedAt: number;
  readonly attempt: Attempt;
}

export function isLaterWrite(a: WriteOrder, b: WriteOrder): boolean {
  return a.holder === b.holder ? a.sequence > b.sequence : a.holder > b.holder;
}

/** What a text turned out to be. A damaged one may still tell which write it was. */
export type TextReading<Body> =
  | { readonly state: 'sound'; readonly order: WriteOrder; readonly savedAt: number; readonly body: Body }
  | { readonly state: 'damaged'; readonly claim: WriteOrder | null }
  | { readonly state: 'newer' };

/** The text that stores a body, with its head and checksum. */
export function encodeStoredText({ holder, sequence }: WriteOrder, savedAt: number, body: unknown): string {
  const numbers = `${version} ${holder} ${sequence} ${Math.trunc(savedAt)}`;
  const json = JSON.stringify(body);
  return `${numbers} ${checksum(`${numbers} ${json}`)} ${json}`;
}

/** Reads a stored text; `bodyFrom` gives null for a body that isn't one. Never throws. */
export function decodeStoredText<Body>(
  text: string,
  bodyFrom: (value: unknown) => Body | null,
): TextReading<Body> {
  const found = Number(/^(\d{1,9}) /.exec(text)?.[1] ?? 0);
  if (found > version) return { state: 'newer' };
  const head = /^(\d+ (\d{1,15}) (\d{1,15}) (-?\d{1,16})) ([0-9a-f]{8}) /.exec(text);
  if (head === null) return { state: 'damaged', claim: null };
  const [whole, numbers = '', holder, sequence, savedAt, sum] = head;
  const order = { holder: Number(holder), sequence: Number(sequence) };
  const json = text.slice(whole.length);
  if (found !== version || checksum(`${numbers} ${json}`) !== sum) return { state: 'damaged', claim: order };
  const body = bodyFrom(jsonFrom(json));
  return body === null
    ? { state: 'damaged', claim: order }
    : { state: 'sound', order, savedAt: Number(savedAt), body };
}

/** The snapshot that a text stores. */
export function decodeSnapshot(text: string): TextReading<Attempt> {
  return decodeStoredText(text, parseAttempt);
}

function jsonFrom(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
