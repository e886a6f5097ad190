/** Replaces no-break spaces, because table columns on phones are narrower than some ranges. */
export function allowLineBreaks(text: string): string {
  return text.replaceAll('\u00A0', ' ');
}
