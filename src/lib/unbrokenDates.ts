/** A text whose dates and times aren't cut at the end of a line: the month stays with its day, the hour with AM or PM. */
export function unbrokenDates(text: string): string {
  return text.replaceAll(/\b([A-Z][a-z]{2}|\d{1,2}:\d\d) (?=\d{1,2}\b|[AP]M\b)/g, '$1\u00A0');
}
