import type { PlanPart } from '@/domain/exam/test/test-plan';
import type { NamedSection } from '@/domain/section-names';
import type { SemanticColor } from './marks/Dot';
import { sectionColors, textSecondary } from './colors';

/** Returns a section's color as a CSS value. */
export function sectionColor(name: NamedSection): string {
  return sectionColors[name];
}

/** Returns a section's color in the form that dots and bars take. */
export function sectionDotColor(name: NamedSection): SemanticColor {
  return `section.${name}`;
}

/** Returns the color of a test part: its section's, or gray for breaks and for a section of all kinds. */
export function planPartColor(part: PlanPart): string {
  if (part.kind === 'essay') return sectionColor('writing');
  return part.kind === 'break' || part.section === 'mixed' ? textSecondary : sectionColor(part.section);
}
