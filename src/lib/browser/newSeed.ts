import { assertPresent } from '@/lib/assert';

/** Returns a random seed of at most six digits, so that it can be read aloud. */
export function newSeed(): number {
  return (
    assertPresent(crypto.getRandomValues(new Uint32Array(1))[0], 'A list of one has a first') % 1_000_000
  );
}
