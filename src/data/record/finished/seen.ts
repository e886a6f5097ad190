/** Which items a student has met. */
import type { Attempt } from '@/domain/exam/attempt';

/**
 * The items of the sections that an attempt has begun, by id without version: a new wording of an item is no new item to
 * who knows the old one.
 */
export function itemsMet({ form, parts }: Attempt): readonly string[] {
  const refs = form.parts.flatMap((part, index) => {
    const state = parts[index];
    const begun = state !== undefined && (state.usedMs > 0 || state.ending !== null);
    return part.kind === 'section' && begun ? part.items : [];
  });
  return [...new Set(refs.map((ref) => ref.replace(/@\d+$/, '')))];
}
