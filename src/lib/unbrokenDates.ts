/** A text whose dates aren't cut at the end of a line: the month stays with its day. */
export function unbrokenDates(text: string): string {
  return text.replaceAll(/\b([A-Z][a-z]{2}) (?=\d{1,2}\b)/g, '$1\u00A0');
}
