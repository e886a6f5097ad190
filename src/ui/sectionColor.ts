import type { FormPart } from '@/domain/exam/test/form';
import type { PlanPart } from '@/domain/exam/test/test-plan';
import type { NamedSection } from '@/domain/section-names';
import type { DotColor, SemanticColor } from './marks/Dot';
import { sectionColors, textSecondary } from './colors';

/** Returns a section's color as a CSS value. */
export function sectionColor(name: NamedSection): string {
  return sectionColors[name];
}

/** Returns the theme's name for a section's color, as dots and bars expect it. */
export function sectionDotColor(name: NamedSection): SemanticColor {
  return `section.${name}`;
}

/** Returns a test part's color as a CSS value: its section's, or gray for breaks and for parts that mix sections. */
export function planPartColor(part: PlanPart | FormPart): string {
  const section = sectionOfPart(part);
  return section === null ? textSecondary : sectionColor(section);
}

/** Returns the theme's name for the same color. */
export function planPartDotColor(part: PlanPart | FormPart): DotColor {
  const section = sectionOfPart(part);
  return section === null ? 'text.secondary' : sectionDotColor(section);
}

function sectionOfPart(part: PlanPart | FormPart): NamedSection | null {
  if (part.kind === 'essay') return 'writing';
  return part.kind === 'break' || part.section === 'mixed' ? null : part.section;
}
