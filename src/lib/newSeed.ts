import { assertPresent } from '@/lib/assert';

/** A seed that is very unlikely to have been used before; six digits at most, so that it can be read out. */
export function newSeed(): number {
  return (
    assertPresent(crypto.getRandomValues(new Uint32Array(1))[0], 'A list of one has a first') % 1_000_000
  );
}
