import { present } from '@/lib/assert';

/** A seed that no test had before, as far as chance can promise; kept to six digits so that it can be read out. */
export function newSeed(): number {
  return present(crypto.getRandomValues(new Uint32Array(1))[0], 'A list of one has a first') % 1_000_000;
}
