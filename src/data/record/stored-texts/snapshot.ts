/**
 * The format of stored texts: a head with version, the hold's number, the write's number within the hold, time, and checksum, then
 * the body.
 *
 *   1 <holder> <sequence> <saved at> <checksum> <body as JSON>
 *
 * Every version of the format begins with its number, so that an older version of the site can tell a newer text from a damaged
 * one.
 */
import type { Attempt } from '@/domain/exam/attempts/attempt';
import { checksum } from '@/lib/checksum';
import { parseAttempt } from '@/data/record/attemptSchema';

const version = 1;

/**
 * Orders the writes of an attempt. `holder` is the hold's number, which is higher than that of any earlier hold, and `sequence`
 * counts the hold's writes.
 */
export interface WriteOrder {
  readonly holder: number;
  readonly sequence: number;
}

export interface AttemptSnapshot extends WriteOrder {
  /** Epoch milliseconds. */
  readonly savedAt: number;
  readonly attempt: Attempt;
}

export function isLaterWrite(a: WriteOrder, b: WriteOrder): boolean {
  return a.holder === b.holder ? a.sequence > b.sequence : a.holder > b.holder;
}

/** The result of reading a text. A damaged one may still have a readable write order. */
export type TextReadResult<Body> =
  | { readonly state: 'sound'; readonly order: WriteOrder; readonly savedAt: number; readonly body: Body }
  | { readonly state: 'damaged'; readonly claim: WriteOrder | null }
  | { readonly state: 'newer' };

/** Encodes a body as JSON after a head with a checksum. */
export function encodeStoredText({ holder, sequence }: WriteOrder, savedAt: number, body: unknown): string {
  const numbers = `${version} ${holder} ${sequence} ${Math.trunc(savedAt)}`;
  const json = JSON.stringify(body);
  return `${numbers} ${checksum(`${numbers} ${json}`)} ${json}`;
}

/** Decodes a stored text; `bodyFrom` returns null for an invalid body. Never throws. */
export function decodeStoredText<Body>(
  text: string,
  bodyFrom: (value: unknown) => Body | null,
): TextReadResult<Body> {
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

export function decodeSnapshot(text: string): TextReadResult<Attempt> {
  return decodeStoredText(text, parseAttempt);
}

function jsonFrom(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
