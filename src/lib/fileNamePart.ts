/** The letters and digits of a text, of whatever script, as a part of a file's name: systems differ in what else that may have. */
export function fileNamePart(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');
}
