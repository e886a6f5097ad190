/** Compresses texts: deflated, then in URL-safe base64. */
import { deflateSync, Inflate } from 'fflate';

/** Checks the size after each slice: a kilobyte of deflated data inflates to at most a megabyte. */
const sliceBytes = 1024;

export function compressText(text: string): string {
  const bytes = deflateSync(new TextEncoder().encode(text), { level: 9 });
  const letters = Array.from(bytes, (byte) => String.fromCodePoint(byte)).join('');
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/**
 * Decompresses a text; null if it is longer than `mostBytes`, in which case little more than that is read.
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
