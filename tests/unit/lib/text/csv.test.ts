/** CSV files: a spreadsheet reads the table's values and executes none of them. */
import { array, assert, property, string } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type CsvCell, csvFileName, formatCsv } from '@/lib/text/csv';

const oneCell = (cell: CsvCell) =>
  formatCsv([[cell]])
    .replace(/^\uFEFF/, '')
    .replace(/\r\n$/, '');

describe('a cell', () => {
  test.each([
    ['plain', 'Verbal', 'Verbal'],
    ['empty', '', ''],
    ['with a comma', 'Nov 21, 2026', '"Nov 21, 2026"'],
    ['with quotes', 'the "long" test', '"the ""long"" test"'],
    ['with a line break', 'one\ntwo', '"one\ntwo"'],
    ['with a trailing space', 'Verbal ', '"Verbal "'],
    ['a whole number', '87', '87'],
    ['a number with thousands', '2,340', '2340'],
    ['a number with decimals', '19.9', '19.9'],
    ['a rise', '+48', '48'],
    ['a drop, with a true minus', '\u221212', '-12'],
    ['a drop, with a hyphen', '-1,012.5', '-1012.5'],
    ['a share', '87%', '87%'],
    ['a rank, kept as text', '92nd', '92nd'],
    [
      'with isolated words',
      '\u2068\u05e0\u05d5\u05e2\u05d4 (2)\u2069 85th',
      '\u05e0\u05d5\u05e2\u05d4 (2) 85th',
    ],
    ['an isolated number', '\u2068\u0665\u2069', '\u0665'],
    ['a formula', '=SUM(A1:A9)', "'=SUM(A1:A9)"],
    ['a formula with a quote', '=HYPERLINK("x")', '"\'=HYPERLINK(""x"")"'],
    ['a text that begins with a plus', '+48, no clear change', '"\'+48, no clear change"'],
    ['a text that begins with a hyphen', '-verbal', "'-verbal"],
    ['a text that begins with an at sign', '@ashby', "'@ashby"],
    ['a text that begins with a tab', '\t=1', "'\t=1"],
    ['a text that begins with a full-width equals sign', '\uff1d1+1', "'\uff1d1+1"],
    ['a text that begins with a full-width plus', '\uff0b1', "'\uff0b1"],
    ['a text that begins with a full-width hyphen', '\uff0d1', "'\uff0d1"],
    ['a text that begins with a full-width at sign', '\uff20a', "'\uff20a"],
  ])('%s', (_, text, cell) => expect(oneCell(text)).toBe(cell));

  test.each<[string, CsvCell, string]>([
    ['a day', { day: '2026-11-23' }, '2026-11-23'],
    [
      'a day that appears without its year',
      { text: 'Mon, Nov 23', day: '2026-11-23' } as CsvCell,
      '2026-11-23',
    ],
    ['a week', { lead: 'Week of ', day: '2026-11-23' }, 'Week of 2026-11-23'],
    ['a day after a comma', { lead: 'Verbal, ', day: '2026-11-23' }, '"Verbal, 2026-11-23"'],
    ['a day after a formula', { lead: '=1+', day: '2026-11-23' }, "'=1+2026-11-23"],
  ])('with %s has the year', (_, date, cell) => expect(oneCell(date)).toBe(cell));
});

test('has a UTF-8 byte order mark, commas between cells, and CR LF after each line', () => {
  expect(
    formatCsv([
      ['Day', 'Hours'],
      ['Mon', '2.9'],
    ]),
  ).toBe('\uFEFFDay,Hours\r\nMon,2.9\r\n');
});

test('a standard reader gets every text back, and no cell starts as a formula', () => {
  assert(
    property(array(array(string(), { minLength: 1 }), { minLength: 1 }), (rows) => {
      const read = readCsv(formatCsv(rows).slice(1));
      expect(read.map((cells) => cells.length)).toEqual(rows.map((cells) => cells.length));
      for (const cell of read.flat()) expect(cell).not.toMatch(/^(?:[=+@\t\r]|-(?!\d))/);
    }),
  );
});

/** Parses CSV by the rules of RFC 4180. */
function readCsv(text: string): string[][] {
  const rows: string[][] = [];
  for (const [, cell = '', end] of text.matchAll(/("(?:[^"]|"")*"|[^",\r\n]*)(,|\r\n)/g)) {
    const row = rows.at(-1) ?? [];
    if (rows.length === 0) rows.push(row);
    row.push(cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell);
    if (end === '\r\n') rows.push([]);
  }
  return rows.slice(0, -1);
}

test.each([
  ['Study time by weekday, in hours', 'study-time-by-weekday-in-hours.csv'],
  ['Maya\u2019s sections: \u201cnow\u201d & before', 'mayas-sections-now-before.csv'],
  ['Caf\u00e9 hours', 'cafe-hours.csv'],
  ['\u2026', 'table.csv'],
])('the file of "%s" is called %s', (title, name) => expect(csvFileName(title)).toBe(name));
