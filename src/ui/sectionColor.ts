import type { PlanPart } from '@/domain/exam/test-plan';
import type { NamedSection } from '@/domain/section-names';
import type { SemanticColor } from './cards/Dot';
import { sectionColors, textSecondary } from './colors';

/** The color that means a section, as a CSS value. */
export function sectionColor(name: NamedSection): string {
  return sectionColors[name];
}

/** The same as a dot or a bar takes it. */
export function sectionDotColor(name: NamedSection): SemanticColor {
  return `section.${name}`;
}

/** The color of a test's part: its section's; gray for breaks and for a section of all kinds. */
export function planPartColor(part: PlanPart): string {
  if (part.kind === 'essay') return sectionColor('writing');
  return part.kind === 'break' || part.section === 'mixed' ? textSecondary : sectionColor(part.section);
}
