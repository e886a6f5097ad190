/**
 * CSV files for spreadsheets (RFC 4180): quotes cells that contain commas, quotes, or line breaks, uses CRLF, and starts with a
 * UTF-8 byte order mark, without which Excel misreads the encoding.
 */
import type { IsoDay } from '@/lib/dates/calendar';
import { withoutDirectionMarks } from './typedText';

const byteOrderMark = '\uFEFF';
const lineEnd = '\r\n';

/** A date, after `lead` if given: "Week of ". The file has the whole day, because spreadsheets guess a missing year. */
export interface CsvDate {
  readonly lead?: string;
  readonly day: IsoDay;
}

export type CsvCell = string | CsvDate;

/** A number as formatted on this site: "2,340", "+48", "\u221212", "87%". */
const shownNumber = /^[+\-\u2212]?(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d+)?%?$/;

/** Characters that make a spreadsheet treat a cell as a formula, full-width ones included. */
const formulaSign = /^[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/;

/** Formats rows of cells, including the header row, as file content. */
export function formatCsv(rows: readonly (readonly CsvCell[])[]): string {
  return byteOrderMark + rows.map((cells) => cells.map(cellOf).join(',') + lineEnd).join('');
}

/** Converts a title to a file name: "Total score, 2026" -> "total-score-2026.csv". */
export function csvFileName(title: string): string {
  const words = title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f'\u2019]/g, '')
    .match(/[a-z0-9]+/g);
  return `${words?.join('-') ?? 'table'}.csv`;
}

/**
 * Writes numbers in a format that spreadsheets parse, escapes text that would run as a formula, and leaves out marks that only a
 * sentence needs.
 */
function cellOf(cell: CsvCell): string {
  const text = typeof cell === 'string' ? withoutDirectionMarks(cell) : `${cell.lead ?? ''}${cell.day}`;
  if (shownNumber.test(text)) return text.replace('\u2212', '-').replace(/[+,]/g, '');
  return quoted(formulaSign.test(text) ? `'${text}` : text);
}

function quoted(text: string): string {
  return /[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
