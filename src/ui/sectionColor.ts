import type { PlanPart } from '@/domain/exam/plan';
import type { NamedSection } from '@/domain/section-names';
import type { BarColor } from './cards/Dot';
import { section, textSecondary } from './colors';

/** The color that means a section, as a CSS value. */
export function sectionColor(name: NamedSection): string {
  return section[name];
}

/** The same as a dot or a bar takes it. */
export function sectionDot(name: NamedSection): BarColor {
  return `section.${name}`;
}

/** The color of a test's part: its section's; gray for breaks and for a section of all kinds. */
export function partColor(part: PlanPart): string {
  if (part.kind === 'essay') return sectionColor('writing');
  return part.kind === 'break' || part.section === 'mixed' ? textSecondary : sectionColor(part.section);
}
