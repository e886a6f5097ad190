import type { SectionProgress } from './figures';
import type { StatusTone } from '@/domain/status';

/** Returns progress toward `target` in percent, uncapped; 0 if the target isn't positive. */
export function progressPercent(value: number, target: number): number {
  return target > 0 ? (100 * value) / target : 0;
}

/**
 * Returns progress toward `target` in whole percent, uncapped. Never rounds up to 100: 2,190 of 2,200 is 99%, because the target
 * isn't reached.
 */
export function roundedProgressPercent(value: number, target: number): number {
  const rounded = Math.round(progressPercent(value, target));
  return value < target ? Math.min(99, rounded) : rounded;
}

/** Returns the width of a progress bar in percent, 0 to 100 (docs/product.md, "Limits"). Below the target, at most 99. */
export function progressBarPercent(percent: number): number {
  return percent >= 100 ? 100 : Math.min(99, Math.max(0, percent));
}

export type ProgressBand = Exclude<StatusTone, 'neutral'>;

/** Returns a goal's band: good from 90%, fair from 70, watch from 50, otherwise risk (docs/product.md, "Limits"). */
export function goalProgressBand(percent: number): ProgressBand {
  if (percent >= 90) return 'good';
  if (percent >= 70) return 'fair';
  return percent >= 50 ? 'watch' : 'risk';
}

/**
 * Returns the section furthest behind its target in scaled points; if all are ahead, the one with the smallest lead. Null if no
 * section with a score has a target.
 */
export function sectionFurthestBehind(sections: readonly SectionProgress[]): SectionProgress | null {
  const aimed = sections.flatMap((section) =>
    section.target === null ? [] : [{ section, over: section.current - section.target }],
  );
  return aimed.toSorted((a, b) => a.over - b.over)[0]?.section ?? null;
}
