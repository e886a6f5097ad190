/** Texts as few characters: deflated, in base64 with the letters that an address may have. */
import { deflateSync, Inflate } from 'fflate';

/** A kilobyte of deflated data is at most a megabyte of text: so much is read before its length is looked at. */
const sliceBytes = 1024;

export function compressText(text: string): string {
  const bytes = deflateSync(new TextEncoder().encode(text), { level: 9 });
  const letters = Array.from(bytes, (byte) => String.fromCodePoint(byte)).join('');
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/**
 * The text that was shortened; null where it is longer than `mostBytes`, of which little more is ever read.
 * @throws Error when it is damaged.
 */
export function decompressText(short: string, mostBytes: number): string | null {
  const letters = atob(short.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = Uint8Array.from(letters, (letter) => letter.codePointAt(0) ?? 0);
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let text = '';
  let length = 0;
  const stream = new Inflate((chunk, isLast) => {
    length += chunk.length;
    if (length <= mostBytes) text += decoder.decode(chunk, { stream: !isLast });
  });
  for (let from = 0; from < bytes.length; from += sliceBytes) {
    stream.push(bytes.subarray(from, from + sliceBytes), from + sliceBytes >= bytes.length);
    if (length > mostBytes) return null;
  }
  return text;
}
