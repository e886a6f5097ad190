import type { SectionProgress } from './figures';

/** How far `value` is on the way to `target`, in percent, not capped; 0 when the target isn't above 0. */
export function progressPercent(value: number, target: number): number {
  return target > 0 ? (100 * value) / target : 0;
}

/**
 * How far `value` is on the way to `target`, in whole percent as a text says it, not capped. Rounded, but 100 only when the
 * target is reached: 2,190 of 2,200 is 99%.
 */
export function roundedProgressPercent(value: number, target: number): number {
  const rounded = Math.round(progressPercent(value, target));
  return value < target ? Math.min(99, rounded) : rounded;
}

/** The length of a progress bar in percent: from 0 to 100 (docs/product.md, "Limits"), full only when all is reached. */
export function barPercent(percent: number): number {
  return percent >= 100 ? 100 : Math.min(99, Math.max(0, percent));
}

export type ProgressBand = 'good' | 'fair' | 'watch' | 'risk';

/** The band of a goal by its percentage: 90 and over good, 70 fair, 50 watch, below at risk (docs/product.md, "Limits"). */
export function goalBand(percent: number): ProgressBand {
  if (percent >= 90) return 'good';
  if (percent >= 70) return 'fair';
  return percent >= 50 ? 'watch' : 'risk';
}

/** The word that stands beside a band's color. */
export const progressBandLabels: Readonly<Record<ProgressBand, string>> = {
  good: 'Nearly there',
  fair: 'Well on the way',
  watch: 'Halfway',
  risk: 'At risk',
};

/** The section that is furthest behind its target, or least above it; null where no section has a score and a target. */
export function sectionFurthestBehind(sections: readonly SectionProgress[]): SectionProgress | null {
  const aimed = sections.flatMap((section) =>
    section.target === null ? [] : [{ section, over: section.current - section.target }],
  );
  return aimed.toSorted((a, b) => a.over - b.over)[0]?.section ?? null;
}
