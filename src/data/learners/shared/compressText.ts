/** Compresses texts with DEFLATE, and encodes the result in URL-safe base64. */
import { deflateSync, Inflate } from 'fflate';

/**
 * Number of compressed bytes between checks of the size. They inflate to about a megabyte at most, which limits a malicious text.
 */
const sliceBytes = 1024;

export function compressText(text: string): string {
  const bytes = deflateSync(new TextEncoder().encode(text), { level: 9 });
  const letters = Array.from(bytes, (byte) => String.fromCodePoint(byte)).join('');
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/**
 * Decompresses a text; null if it is longer than `mostBytes`, in which case it stops soon after that many bytes.
 * @throws Error if it is damaged.
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
