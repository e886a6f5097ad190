import { assertPresent } from '@/lib/assert';

/** Returns a unique id of 32 hexadecimal digits. */
export function newId(): string {
  // `crypto.randomUUID` is missing on pages without HTTPS.
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}

/** Returns a random seed of at most six digits, so that it can be read aloud. */
export function newSeed(): number {
  return (
    assertPresent(crypto.getRandomValues(new Uint32Array(1))[0], 'A list of one has a first') % 1_000_000
  );
}
