import { partTitle } from '@/domain/exam/catalog/plan-parts';
import type { FormPart } from '@/domain/exam/test/form';
import type { PlanPart } from '@/domain/exam/test/test-plan';
import { partPosition } from '@/domain/exam/attempts/attempt-progress';
import { assertUnreachable } from '@/lib/assert';
import * as colors from '@/ui/colors';
import { sectionColor } from '@/ui/sectionColor';

type AnyPart = PlanPart | FormPart;

/** Returns a part's color: its section's, or that of secondary text for breaks and for parts that mix sections. */
export function playerPartColor(part: AnyPart): string {
  switch (part.kind) {
    case 'section':
      return part.section === 'mixed' ? colors.textSecondary : sectionColor(part.section);
    case 'essay':
      return sectionColor('writing');
    case 'break':
      return colors.textSecondary;
    default:
      return assertUnreachable(part);
  }
}

/** Formats a part's position: "Section 3 of 5: Reading"; in a test of one section, only its name. */
export function partPositionLabel(parts: readonly FormPart[], index: number): string {
  const part = parts[index];
  if (part === undefined) return '';
  const { place, of } = partPosition(parts, index);
  if (part.kind === 'break') return place === 0 ? 'Break' : `Break after section ${place} of ${of}`;
  const title = partTitle(part.id);
  return of === 1 ? title : `Section ${place} of ${of}: ${title}`;
}

/** Formats the position beside the test's title; empty if the title already names it. */
export function barPositionLabel(title: string, parts: readonly FormPart[], index: number): string {
  const words = partPositionLabel(parts, index);
  return title.includes(words) ? '' : words;
}
