import type { PlanArea } from '@/domain/dashboard/study/plan-completion';

/** Returns the palette color of a part of the plan: a section's own, or the primary color for work that spans sections. */
export function planAreaColor(area: PlanArea) {
  return area === 'mistakes' || area === 'tests' ? 'primary.main' : (`section.${area}` as const);
}
