/**
 * Reduces a text to its letters and digits, in any script, joined by hyphens, for use in a file name: file systems differ in which
 * other characters they allow.
 */
export function toFileNamePart(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');
}
