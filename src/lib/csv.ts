/**
 * Tables as files that a spreadsheet opens (RFC 4180): cells in quotes where a comma, a quote or a line break would end them,
 * lines that end as on Windows, and the mark of UTF-8 in front, without which Excel takes the bytes for another alphabet.
 */
const byteOrderMark = '\uFEFF';
const lineEnd = '\r\n';

/** A number as this site writes it: "2,340", "+48", "\u221212", "87%". */
const shownNumber = /^[+\-\u2212]?(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d+)?%?$/;

/** Signs that a spreadsheet takes for the beginning of a formula. */
const formulaSign = /^[=+\-@\t\r]/;

/** Rows of cells, the headings among them, as the content of a file. */
export function formatCsv(rows: readonly (readonly string[])[]): string {
  return byteOrderMark + rows.map((cells) => cells.map(cellOf).join(',') + lineEnd).join('');
}

/** The name of a file that holds what `title` names: "Total score, 2026" -> "total-score-2026.csv". */
export function csvFileName(title: string): string {
  const words = title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f'\u2019]/g, '')
    .match(/[a-z0-9]+/g);
  return `${words?.join('-') ?? 'table'}.csv`;
}

/** Numbers stay numbers, and are written as a spreadsheet reads them; a text that would be run as a formula is shown as a text. */
function cellOf(text: string): string {
  if (shownNumber.test(text)) return text.replace('\u2212', '-').replace(/[+,]/g, '');
  return quoted(formulaSign.test(text) ? `'${text}` : text);
}

function quoted(text: string): string {
  return /[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
