/**
 * Reduces a text to its letters and digits, in any script, for use in a file name, because file systems differ in what else they
 * allow.
 */
export function fileNamePart(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');
}
