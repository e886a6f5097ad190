import type { FormPart } from '@/domain/exam/test/form';
import type { Item, ItemKind } from '@/domain/exam/items/item';
import { groupAdjacentItems } from '@/domain/exam/attempts/attempt-progress';

/** The figures in a part's directions. */
export interface PartStats {
  /** Null for an essay or a break. */
  readonly questions: number | null;
  /** Null if no clock runs. */
  readonly minutes: number | null;
  /** Seconds per question if the time is divided evenly; null without questions or a clock. */
  readonly secondsAQuestion: number | null;
}

export function partStats(part: FormPart): PartStats {
  const questions = part.kind === 'section' ? part.items.length : null;
  const minutes = part.limitMs === null ? null : part.limitMs / 60_000;
  const share = questions === null || minutes === null ? null : (minutes * 60) / questions;
  return { questions, minutes, secondsAQuestion: share };
}

/** Counts a section's questions by kind, in order of first appearance. */
export function itemKindCounts(items: readonly Item[]): ReadonlyMap<ItemKind, number> {
  const counts = new Map<ItemKind, number>();
  items.forEach(({ kind }) => counts.set(kind, (counts.get(kind) ?? 0) + 1));
  return counts;
}

/** Counts a section's passages, and the fewest and most questions on one of them. */
export function passageCounts(items: readonly Item[]): { passages: number; fewest: number; most: number } {
  const reading = items.filter((item) => item.kind === 'reading');
  const sizes = groupAdjacentItems(reading, ({ passage }) => passage).map(
    ({ first, last }) => last - first + 1,
  );
  return { passages: sizes.length, fewest: Math.min(...sizes), most: Math.max(...sizes) };
}
