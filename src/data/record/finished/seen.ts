/** Which items a student has met. */
import type { Attempt } from '@/domain/exam/attempt';
import { idOfRef } from '@/domain/exam/item';

/** The items of the sections that an attempt has begun, by id without version. */
export function itemsMet({ form, parts }: Attempt): readonly string[] {
  const refs = form.parts.flatMap((part, index) => {
    const state = parts[index];
    const begun = state !== undefined && (state.usedMs > 0 || state.ending !== null);
    return part.kind === 'section' && begun ? part.items : [];
  });
  return [...new Set(refs.map(idOfRef))];
}
