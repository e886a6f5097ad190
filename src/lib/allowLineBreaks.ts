/** A text that may break at each of its spaces: a column of a table on a phone is narrower than some ranges. */
export function allowLineBreaks(text: string): string {
  return text.replaceAll('\u00A0', ' ');
}
