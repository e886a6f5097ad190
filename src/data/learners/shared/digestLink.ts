/** Encodes a digest in the address of a shared copy, as `<version>.<deflated, in base64url>`. */
import { claimsCopy, copyMarker, copyTextIn, digestFragmentKey } from './sharedAddress';
import { checksum } from '@/lib/checksum';
import { decompressText, compressText } from './compressText';
import { type DigestDecodeResult, digestVersion, type SharedDigest } from './sharedDigest';
import { packDigest, unpackDigest } from './packDigest';
import { parseDigest } from './digestSchema';
import { toPortable } from './portableDigest';

/** Maximum length of a link in bytes; some messengers truncate longer ones. */
export const longestLinkBytes = 8000;

/** Maximum size of the packed text in bytes. With the maximum of 20,000 sessions, it takes half a megabyte. */
const mostTextBytes = 4_000_000;
/** Maximum length of that text once compressed and in base64. With 20,000 sessions, it takes a sixth of a megabyte at most. */
const mostLetters = 1_000_000;
const checksumLength = 8;

export type DigestLinkResult =
  | { readonly state: 'fits'; readonly link: string; readonly bytes: number }
  | { readonly state: 'too-long'; readonly bytes: number };

/** Creates the link that opens a page with a digest. `bytes` is the length of the whole link. */
export function encodeDigestLink(digest: SharedDigest, pageUrl: string): DigestLinkResult {
  const address = new URL(pageUrl);
  address.search = copyMarker;
  address.hash = digestFragmentKey + encodeDigest(digest);
  const link = address.href;
  const bytes = link.length;
  return bytes > longestLinkBytes ? { state: 'too-long', bytes } : { state: 'fits', link, bytes };
}

/** Reads the digest in an address. Never throws. */
export function decodeSharedAddress(
  address: Readonly<Pick<Location, 'search' | 'hash'>>,
  nowMs = Date.now(),
): DigestDecodeResult {
  if (!claimsCopy(address)) return { state: 'foreign' };
  if (address.hash.length > mostLetters) return { state: 'too-large' };
  const text = copyTextIn(address);
  return text === null ? { state: 'damaged' } : decodeDigest(text, nowMs);
}

/**
 * Encodes a digest as text for links and for storage. The text ends with a letter or digit, because apps take a dash or underscore at
 * the end of a link for punctuation. If it wouldn't, the JSON is padded with spaces.
 */
export function encodeDigest(digest: SharedDigest): string {
  const json = JSON.stringify(packDigest(toPortable(digest)));
  for (let spaces = 0; ; spaces += 1) {
    const padded = json + ' '.repeat(spaces);
    const text = `${digestVersion}.${compressText(checksum(padded) + padded)}`;
    if (!/[-_]$/.test(text)) return text;
  }
}

/** Decodes a text from `encodeDigest`. Never throws. */
export function decodeDigest(text: string, nowMs = Date.now()): DigestDecodeResult {
  if (text.length > mostLetters) return { state: 'too-large' };
  const [, version, letters = ''] = /^(\d{1,6})\.([\w-]+)$/.exec(text) ?? [];
  if (Number(version) > digestVersion) return { state: 'newer' };
  if (!(Number(version) >= 1)) return { state: 'damaged' };
  try {
    const long = decompressText(letters, mostTextBytes);
    if (long === null) return { state: 'too-large' };
    const json = long.slice(checksumLength);
    if (checksum(json) !== long.slice(0, checksumLength)) return { state: 'damaged' };
    const digest = parseDigest(unpackDigest(JSON.parse(json), Number(version)), nowMs);
    return digest === null ? { state: 'damaged' } : { state: 'sound', digest };
  } catch {
    return { state: 'damaged' };
  }
}
