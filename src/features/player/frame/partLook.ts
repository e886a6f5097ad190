import { partTitle } from '@/domain/exam/catalog';
import type { FormPart } from '@/domain/exam/form';
import type { PlanPart } from '@/domain/exam/plan';
import { sectionPlace } from '@/domain/exam/progress';
import { unreachable } from '@/lib/assert';

type AnyPart = PlanPart | FormPart;

const colors = {
  verbal: 'var(--mui-palette-section-verbal)',
  quantitative: 'var(--mui-palette-section-math)',
  reading: 'var(--mui-palette-section-reading)',
  writing: 'var(--mui-palette-section-writing)',
  none: 'var(--mui-palette-text-secondary)',
} as const;

/** A section's colour means the section; what mixes sections, or is none, has the quiet one. */
export function partColor(part: AnyPart): string {
  switch (part.kind) {
    case 'section':
      return part.section === 'mixed' ? colors.none : colors[part.section];
    case 'essay':
      return colors.writing;
    case 'break':
      return colors.none;
    default:
      return unreachable(part);
  }
}

/** Where in the test a part is: "Section 3 of 5: Reading"; of a test of one section its name alone. */
export function placeWords(parts: readonly FormPart[], index: number): string {
  const part = parts[index];
  if (part === undefined) return '';
  const { place, of } = sectionPlace(parts, index);
  if (part.kind === 'break') return place === 0 ? 'Break' : `Break after section ${place} of ${of}`;
  const title = partTitle(part.id);
  return of === 1 ? title : `Section ${place} of ${of}: ${title}`;
}

/** The same beside the test's title, where a section that the title names isn't named again. */
export function barPlace(title: string, parts: readonly FormPart[], index: number): string {
  const words = placeWords(parts, index);
  return title.includes(words) ? '' : words;
}
