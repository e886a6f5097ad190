/** Encodes a digest as plain JSON, so that anyone can read what is shared. */
import * as v from 'valibot';
import { brand } from '@/brand';
import { parseOrNull } from '@/data/record/attemptSchema';
import { toFileNamePart } from '@/lib/browser/download';
import { localDayAt } from '@/lib/dates/localTime';
import { parseDigest } from './digestSchema';
import { toPortable } from './portableDigest';
import {
  type DigestDecodeResult,
  digestFormat,
  digestTime,
  digestVersion,
  type SharedDigest,
} from './sharedDigest';

/** Files larger than this are rejected unread. A digest with the maximum of 20,000 sessions takes 4 MB. */
export const largestSharedFileBytes = 8_000_000;

export interface DigestFile {
  readonly fileName: string;
  readonly text: string;
  readonly sizeBytes: number;
}

/**
 * Creates a digest's file. It is a .txt because Chrome shares no other file type with plain text
 * (https://developer.mozilla.org/docs/Web/API/Navigator/share, "Shareable file types").
 */
export function encodeDigestFile(digest: SharedDigest): DigestFile {
  const text = JSON.stringify(toPortable(digest));
  const name = toFileNamePart(digest.learner.profile.nickname ?? '');
  return {
    fileName: `${brand.filePrefix}-${name === '' ? 'learner' : name}-${localDayAt(digestTime(digest))}.txt`,
    text,
    sizeBytes: new Blob([text]).size,
  };
}

const anyFormat = v.object({ format: v.literal(digestFormat) });
const newerFormat = v.object({ version: v.pipe(v.number(), v.integer(), v.minValue(digestVersion + 1)) });

/** Reads a digest from a file, checking its size first. Never throws. */
export function decodeDigestFile(
  content: string | Uint8Array,
  sizeBytes: number,
  nowMs = Date.now(),
): DigestDecodeResult {
  if (Math.max(sizeBytes, content.length) > largestSharedFileBytes) return { state: 'too-large' };
  const text = (typeof content === 'string' ? content : new TextDecoder().decode(content)).replace(
    /^\uFEFF/,
    '',
  );
  const value = jsonOf(text);
  // A truncated file is no longer JSON, but still starts like ours.
  if (value === undefined)
    return { state: text.trimStart().startsWith(`{"format":"${digestFormat}"`) ? 'damaged' : 'foreign' };
  if (parseOrNull(anyFormat, value) === null) return { state: 'foreign' };
  if (parseOrNull(newerFormat, value) !== null) return { state: 'newer' };
  const digest = parseDigest(value, nowMs);
  return digest === null ? { state: 'damaged' } : { state: 'sound', digest };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
