/** A digest in the fragment of an address, which no browser sends to a server: `#learner=<version>.<deflated, in base64url>`. */
import { carriesDigest, fragmentKey } from './fragment';
import { checksum } from '@/lib/checksum';
import { lengthened, shortened } from './bytes';
import { type DigestReading, digestVersion, type SharedDigest } from './digest';
import { packed, unpacked } from './packed';
import { digestFrom } from './schema';

/** Longer links are cut by some messengers. */
export const longestLinkBytes = 8000;

/** Of the short form as text. With 20,000 sittings, as many as a digest may list, it is half a megabyte. */
const mostTextBytes = 4_000_000;
/** The same deflated, in base64: a sixth of a megabyte. */
const mostLetters = 1_000_000;
const checksumLength = 8;

export type LinkOutcome =
  | { readonly state: 'fits'; readonly link: string; readonly bytes: number }
  | { readonly state: 'too-long'; readonly bytes: number };

/** The link that opens a page with a digest. `bytes` is the length of the whole link. */
export function encodeLink(digest: SharedDigest, pageUrl: string): LinkOutcome {
  const address = new URL(pageUrl);
  address.hash = fragmentKey + encodeText(digest);
  const link = address.href;
  const bytes = link.length;
  return bytes > longestLinkBytes ? { state: 'too-long', bytes } : { state: 'fits', link, bytes };
}

/** The digest that the fragment of an address carries. Never throws. */
export function decodeFragment(fragment: string, nowMs = Date.now()): DigestReading {
  return carriesDigest(fragment)
    ? decodeText(fragment.replace(/^#/, '').slice(fragmentKey.length), nowMs)
    : { state: 'foreign' };
}

/** A digest as the text that links carry and devices store. */
export function encodeText(digest: SharedDigest): string {
  const json = JSON.stringify(packed(digest));
  return `${digestVersion}.${shortened(checksum(json) + json)}`;
}

/** The digest that such a text is. Never throws. */
export function decodeText(text: string, nowMs = Date.now()): DigestReading {
  if (text.length > mostLetters) return { state: 'too-large' };
  const [, version, letters = ''] = /^(\d{1,6})\.([\w-]+)$/.exec(text) ?? [];
  if (Number(version) > digestVersion) return { state: 'newer' };
  if (Number(version) !== digestVersion) return { state: 'damaged' };
  try {
    const long = lengthened(letters, mostTextBytes);
    if (long === null) return { state: 'too-large' };
    const json = long.slice(checksumLength);
    if (checksum(json) !== long.slice(0, checksumLength)) return { state: 'damaged' };
    const digest = digestFrom(unpacked(JSON.parse(json)), nowMs);
    return digest === null ? { state: 'damaged' } : { state: 'sound', digest };
  } catch {
    return { state: 'damaged' };
  }
}
