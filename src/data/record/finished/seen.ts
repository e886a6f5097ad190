/** Which items and prompts a student has seen. */
import type { Attempt } from '@/domain/exam/attempt';
import { idOfRef } from '@/domain/exam/item';

/** The items of the sections and the prompts of the essays that an attempt has begun, by id without version. */
export function itemsMet({ form, parts }: Attempt): readonly string[] {
  const refs = form.parts.flatMap((part, index) => {
    const state = parts[index];
    const begun = state !== undefined && (state.usedMs > 0 || state.ending !== null);
    if (!begun || part.kind === 'break') return [];
    return part.kind === 'section' ? part.items : part.prompts;
  });
  return [...new Set(refs.map(idOfRef))];
}
