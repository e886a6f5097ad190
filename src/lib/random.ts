import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';

/** A seeded random number generator: the same seed produces the same sequence. */
export interface Random {
  /** Returns a uniformly distributed whole number from `least` to `most`, inclusive. */
  integer(least: number, most: number): number;
  /** Returns the list in a uniformly random order (Fisher-Yates). */
  shuffled<T>(list: readonly T[]): T[];
}

/**
 * Spreads a seed's bits over all 32 (the finalizer of MurmurHash3). Without it, the first random numbers for the seeds 1, 2, 3, ...
 * would form a descending sequence, and similar seeds would draw nearly identical forms.
 */
function mixed(seed: number): number {
  let bits = seed | 0;
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return bits ^ (bits >>> 16);
}

/** Creates a generator from an unsigned 32-bit seed. */
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

/** Returns the seed for try number `step`, far from neighboring seeds: each step adds 2^32 divided by the golden ratio. */
export function deriveSeed(seed: number, step: number): number {
  return (seed + Math.imul(step, 0x9e3779b1)) >>> 0;
}

const largestSeed = 0xffffffff;

/** Parses a seed from a URL; null unless it is an unsigned 32-bit integer in plain digits. */
export function parseSeed(text: string | null): number | null {
  if (text === null || !/^\d{1,10}$/.test(text)) return null;
  const seed = Number(text);
  return seed <= largestSeed ? seed : null;
}
