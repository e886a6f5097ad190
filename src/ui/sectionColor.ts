import type { NamedSection } from '@/domain/section-names';
import type { BarColor } from './cards/Dot';
import { section } from './colors';

/** The color that means a section, as a CSS value; the theme knows Quantitative by its name on the dashboards. */
export function sectionColor(name: NamedSection): string {
  return name === 'quantitative' ? section.math : section[name];
}

/** The same as a dot or a bar takes it. */
export function sectionDot(name: NamedSection): BarColor {
  return name === 'quantitative' ? 'section.math' : `section.${name}`;
}
