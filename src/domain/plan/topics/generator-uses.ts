/** Tracks how often a student has seen questions of each question generator, and whether they saw one this evening. */
import { parseGeneratedId } from './item-facts';
import type { LastSeen } from '@/domain/plan/ability/last-seen';

export interface GeneratorUses {
  readonly timesOf: (generator: string) => number;
  readonly isOfThisEvening: (generator: string) => boolean;
}

/** Time in which a student still remembers how to solve a generator's latest question, even with other numbers. */
export const solutionMemoryMs = 12 * 3_600_000;

/** @param nowMs epoch milliseconds */
export function countGeneratorUses({ seen, nowMs }: { seen: LastSeen; nowMs: number }): GeneratorUses {
  const uses = new Map<string, { readonly times: number; readonly lastAt: number }>();
  for (const [id, at] of seen) {
    const generator = parseGeneratedId(id)?.generator;
    if (generator === undefined) continue;
    const known = uses.get(generator);
    uses.set(generator, { times: (known?.times ?? 0) + 1, lastAt: Math.max(known?.lastAt ?? 0, at) });
  }
  return {
    timesOf: (generator) => uses.get(generator)?.times ?? 0,
    isOfThisEvening: (generator) => nowMs - (uses.get(generator)?.lastAt ?? -Infinity) < solutionMemoryMs,
  };
}
