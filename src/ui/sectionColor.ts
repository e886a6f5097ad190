import type { PlanPart } from '@/domain/exam/test/test-plan';
import type { NamedSection } from '@/domain/section-names';
import type { SemanticColor } from './marks/Dot';
import { sectionColors, textSecondary } from './colors';

/** Returns a section's color as a CSS value. */
export function sectionColor(name: NamedSection): string {
  return sectionColors[name];
}

/** Returns the theme's name for a section's color, as dots and bars expect it. */
export function sectionDotColor(name: NamedSection): SemanticColor {
  return `section.${name}`;
}

/** Returns a test part's color: its section's, or gray for breaks and for parts that mix sections. */
export function planPartColor(part: PlanPart): string {
  if (part.kind === 'essay') return sectionColor('writing');
  return part.kind === 'break' || part.section === 'mixed' ? textSecondary : sectionColor(part.section);
}
