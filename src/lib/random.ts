import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';

/** A source of chance that gives the same sequence for the same seed. */
export interface Random {
  /** A whole number from `least` to `most`, both included, each as likely as the other. */
  integer(least: number, most: number): number;
  /** The list in a new order, each order as likely as the other (Fisher-Yates). */
  shuffled<T>(list: readonly T[]): T[];
}

/**
 * Spreads a seed's bits over all 32 (the finaliser of MurmurHash3): straight from the seed, the generator's first numbers
 * for 1, 2, 3 ... count down like the seeds, and near seeds would draw near-identical forms.
 */
function mixed(seed: number): number {
  let bits = seed | 0;
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return bits ^ (bits >>> 16);
}

/** The sequence of `seed`, an unsigned 32-bit whole number. */
export function seededRandom(seed: number): Random {
  const generator = xoroshiro128plus(mixed(seed));
  const integer = (least: number, most: number) => uniformInt(generator, least, most);
  return {
    integer,
    shuffled<T>(list: readonly T[]): T[] {
      const pool = [...list];
      const order: T[] = [];
      while (pool.length > 0) order.push(...pool.splice(integer(0, pool.length - 1), 1));
      return order;
    },
  };
}

/** The seed of a try that follows `seed`, well away from its neighbors' (a step of the golden ratio of 2^32). */
export function derivedSeed(seed: number, step: number): number {
  return (seed + Math.imul(step, 0x9e3779b1)) >>> 0;
}
