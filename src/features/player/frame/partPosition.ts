import { partTitle } from '@/domain/exam/catalog/plan-parts';
import type { FormPart } from '@/domain/exam/test/form';
import { partPosition } from '@/domain/exam/attempts/attempt-progress';

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
