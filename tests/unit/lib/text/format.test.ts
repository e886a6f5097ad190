import { formatDaySpan } from '@/lib/dates/formatDaySpan';
import { assert, double, property } from 'fast-check';
import { keepDatesUnbroken, allowLineBreaks, formatDataSize } from '@/lib/text/format';
import { describe, expect, test } from 'vitest';
import { addDays, utcMidnightMs } from '@/lib/dates/calendar';
import * as format from '@/lib/text/format';

test.each([
  [1, '1st'],
  [2, '2nd'],
  [3, '3rd'],
  [4, '4th'],
  [11, '11th'],
  [12, '12th'],
  [13, '13th'],
  [21, '21st'],
  [22, '22nd'],
  [23, '23rd'],
  [73, '73rd'],
  [81, '81st'],
  [92, '92nd'],
  [99, '99th'],
  [111, '111th'],
])('the ordinal of %d is %s', (value, text) => expect(format.formatOrdinal(value)).toBe(text));

test.each([
  [12, '+12'],
  [0, '0'],
  [-4, '\u22124'],
  [1.25, '+1.3'],
])('a change of %d reads %s', (value, text) => expect(format.formatSignedChange(value)).toBe(text));

test.each([
  [2340, '2,340'],
  [999, '999'],
  [1000, '1,000'],
  [-12_345, '\u221212,345'],
  [1_234_567, '1,234,567'],
  [2340.4, '2,340'],
  [-5, '\u22125'],
  [0, '0'],
])('the number %d reads %s', (value, text) => expect(format.formatNumber(value)).toBe(text));

test.each([
  [87.13, '87%'],
  [106.4, '106%'],
  [0, '0%'],
])('%d percent reads %s', (value, text) => expect(format.formatPercent(value)).toBe(text));

test.each([
  [0, '0%'],
  [0.873, '87%'],
  [0.875, '88%'],
  [1, '100%'],
])('the share %d reads %s', (share, text) => expect(format.formatShareAsPercent(share)).toBe(text));

test.each([
  [0, '0%'],
  [25 / 190, '13.16%'],
  [1 / 3, '33.33%'],
  [1, '100%'],
])('the share %f is shown as %s', (share, length) => expect(format.cssPercent(share)).toBe(length));

test.each([
  [16.5, '16.5'],
  [3, '3'],
  [2.857, '2.9'],
])('%d hours read %s', (value, text) => expect(format.formatDecimalHours(value)).toBe(text));

test.each([
  [0, '0'],
  [9.9, '9.9'],
  [10, '10'],
  [128.4, '128'],
])('%d hours read roughly %s', (value, text) => expect(format.formatRoughHours(value)).toBe(text));

test.each([
  [0, '0 hours'],
  [1, '1 hour'],
  [2.6, '2.6 hours'],
])('%d hours with the unit: %s', (value, text) => expect(format.formatHourCount(value)).toBe(text));

describe('a clock', () => {
  test.each([
    [0, '0:00'],
    [-5000, '0:00'],
    [1, '0:01'],
    [999, '0:01'],
    [1000, '0:01'],
    [1001, '0:02'],
    [59_001, '1:00'],
    [60_000, '1:00'],
    [281_200, '4:42'],
    [300_000, '5:00'],
    [3_600_000, '60:00'],
  ])('of %d ms reads %s', (ms, text) => expect(format.formatClock(ms)).toBe(text));
});

test.each([
  [0, '0 seconds'],
  [1000, '1 second'],
  [60_000, '1 minute'],
  [61_000, '1 minute 1 second'],
  [281_200, '4 minutes 42 seconds'],
  [300_000, '5 minutes'],
  [3_599_000, '59 minutes 59 seconds'],
  [3_600_000, '1 hour'],
  [3_630_000, '1 hour'],
  [5_400_000, '1 hour 30 minutes'],
  [86_400_000, '1 day'],
  [97_200_000, '1 day 3 hours'],
  // Away for a year and three seconds.
  [31_536_003_000, '365 days'],
  [8.64e15, '100,000,000 days'],
])('%d ms is shown as %s', (ms, text) => expect(format.formatDuration(ms)).toBe(text));

describe('durations in words', () => {
  test.each([
    [86_399_000, '1439:59'],
    [31_536_003_000, '365 days'],
  ])('on a clock, %d ms is %s', (ms, text) => expect(format.formatClock(ms)).toBe(text));
  test.each([
    [28_400, '28 s'],
    [3_599_000, '3,599 s'],
    [7_200_000, '2 hours'],
  ])('as a short time, %d ms is %s', (ms, text) => expect(format.formatSeconds(ms)).toBe(text));
});

describe('an unknown date', () => {
  test.each([null, Number.NaN, 8.64e15 + 1, -9e15, Infinity])('%s has no day and no time', (ms) =>
    expect(format.formatDayAndTime(ms)).toBe('date unknown'),
  );

  test('says so, alone and in a sentence', () => {
    expect(format.formatInstantDate(null)).toBe('date unknown');
    expect(format.formatOnInstantDate(null)).toBe('on a date that isn’t known');
    expect(format.formatOnInstantDate({ utcMs: Date.UTC(2026, 10, 21), offsetMinutes: 0 })).toBe(
      'on Nov 21, 2026',
    );
  });

  test('is used for any impossible instant, so no formatter throws', () => {
    assert(
      property(double(), double({ min: -1440, max: 1440, noNaN: true }), (ms, offsetMinutes) => {
        expect(format.formatInstantDate({ utcMs: ms, offsetMinutes })).toMatch(
          /^[A-Z][a-z]{2} \d{1,2}, \d{4}$/,
        );
        expect(format.formatDayAndTime(ms)).not.toBe('');
        expect(format.formatDuration(ms)).toMatch(/^\S+ (second|minute|hour|day)/);
      }),
    );
  });
});

test.each([
  [0, '0 kB'],
  [1, '1 kB'],
  [620_400, '621 kB'],
  [999_499, '1,000 kB'],
  [999_500, '1 MB'],
  [1_240_000, '1.2 MB'],
  [999_499_999, '999.5 MB'],
  [2_000_000_000, '2 GB'],
])('%d bytes are %s', (bytes, text) => expect(formatDataSize(bytes)).toBe(text));

describe('quarters of a point', () => {
  test.each([
    [0, '0', '0 points'],
    [1, '\u00bc', '+\u00bc point'],
    [-1, '\u2212\u00bc', '\u2212\u00bc point'],
    [4, '1', '+1 point'],
    [6, '1\u00bd', '+1\u00bd points'],
    [25, '6\u00bc', '+6\u00bc points'],
    [40, '10', '+10 points'],
    [-10, '\u22122\u00bd', '\u22122\u00bd points'],
  ])('%d read %s, as a change %s', (value, text, change) => {
    expect(format.formatQuarterPoints(value)).toBe(text);
    expect(format.formatSignedPoints(value)).toBe(change);
  });
});

test.each([
  ['scores', { low: 673, high: 734 }, format.formatNumber, '673 to 734'],
  ['totals', { low: 2161, high: 2241 }, format.formatNumber, '2,161 to 2,241'],
  ['numbers around zero', { low: -4, high: 4 }, format.formatNumber, '\u22124 to 4'],
  ['percentile ranks', { low: 72, high: 91 }, format.formatOrdinal, '72nd to 91st'],
  ['a single rank', { low: 99, high: 99 }, format.formatOrdinal, '99th'],
  ['shares', { low: 0.42, high: 0.664 }, format.formatShareAsPercent, '42% to 66%'],
  ['shares that round to one', { low: 0.996, high: 1 }, format.formatShareAsPercent, '100%'],
  ['hours', { low: 4, high: 8.5 }, format.formatDecimalHours, '4 to 8.5'],
])('a range of %s isn’t broken', (_, ends, write, text) =>
  expect(format.formatRange(ends, write)).toBe(text.replaceAll(' ', '\u00A0')),
);

test('a range can be made breakable', () =>
  expect(allowLineBreaks(format.formatRange({ low: 673, high: 734 }))).toBe('673 to 734'));

test('a range is of counts or scores by default', () =>
  expect(format.formatRange({ low: 1500, high: 2400 })).toBe('1,500\u00A0to\u00A02,400'));

test.each([
  [0, '0 questions'],
  [1, '1 question'],
  [2, '2 questions'],
  [1200, '1,200 questions'],
])('%d in a count reads %s', (value, text) => expect(format.formatCount(value, 'question')).toBe(text));

test('a day is formatted in English, regardless of time zone', () => {
  expect(format.formatDay('2026-11-28')).toBe('Sat, Nov 28');
  expect(format.formatDay('2024-02-29')).toBe('Thu, Feb 29');
  expect(format.formatMonthDay('2026-11-28')).toBe('Nov 28');
  expect(format.formatMonth('2026-11-28')).toBe('Nov');
});

test.each([
  ['2026-11-16', '2026-11-22', '2026-11-20', 'Nov 16 to 22'],
  ['2026-11-30', '2026-12-06', '2026-11-30', 'Nov 30 to Dec 6'],
  ['2025-11-17', '2025-11-23', '2026-01-02', 'Nov 17 to 23, 2025'],
  ['2025-12-29', '2026-01-04', '2026-01-02', 'Dec 29, 2025 to Jan 4'],
  ['2025-12-29', '2026-01-04', '2025-12-30', 'Dec 29 to Jan 4, 2026'],
] as const)('the days from %s to %s, read on %s', (from, to, today, text) =>
  expect(formatDaySpan(from, to, today)).toBe(text),
);

test.each([
  [null, 'untimed'],
  [1_350_000, '22½ min'],
  [2_400_000, '40 min'],
  [3_600_000, '1 h'],
  [17_100_000, '4 h 45 min'],
])('a limit of %s ms reads %s', (ms, text) => expect(format.formatTimeLimit(ms)).toBe(text));

test('joins names like a sentence', () => {
  expect(format.formatList(['Verbal'])).toBe('Verbal');
  expect(format.formatList(['Verbal', 'Math', 'Reading'])).toBe('Verbal, Math, and Reading');
});

test.each([
  [2, '2.0'],
  [2.54, '2.5'],
  [-1, '\u22121.0'],
])('%s hours in a column read %s', (value, text) => expect(format.formatTableHours(value)).toBe(text));

test.each([
  [0, '0'],
  [0.01, '0.01'],
  [2.5, '2.5'],
  [1_000_000, '1,000,000'],
  [-3, '\u22123'],
])('the amount %d reads %s', (value, text) => expect(format.formatAmount(value)).toBe(text));

test('a date in another year includes the year', () => {
  expect(format.formatDate('2027-01-15')).toBe('Jan 15, 2027');
  expect(format.formatDate('2028-02-29')).toBe('Feb 29, 2028');
});

test.each([
  ['No clear change since Oct 17: the rest.', 'No clear change since Oct\u00A017: the rest.'],
  ['Saturday at 10:00 AM', 'Saturday at 10:00\u00A0AM'],
  ['From Oct 3, 2026 to Nov 14', 'From Oct\u00A03, 2026 to Nov\u00A014'],
  ['Full Test B, 12 questions', 'Full Test B, 12 questions'],
])('%s keeps its dates unbroken', (text, whole) => expect(keepDatesUnbroken(text)).toBe(whole));

test.each([
  ['The Quantitative 1 clock starts', 'The Quantitative\u00A01 clock starts'],
  ['left in your 37½-minute break', 'left in your 37½-\u2060minute break'],
  ['an optional 25-minute essay', 'an optional 25-\u2060minute essay'],
  ['Verbal is next, on 2026-11-29.', 'Verbal is next, on 2026-11-29.'],
])('%s keeps names with their numbers, and numbers with their units', (text, whole) =>
  expect(format.keepTogether(text)).toBe(whole),
);

const numbers = (most: number, least = 0) =>
  new Intl.NumberFormat('en-US', { maximumFractionDigits: most, minimumFractionDigits: least });
const dates = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' });
// A true minus sign, and none before a value that rounds to zero.
const signed = (text: string) => text.replace(/^-(?=0(?:\.0)?$)/, '').replace('-', '\u2212');

describe("as the browser's own formatters for American English write it", () => {
  const values = Array.from({ length: 4001 }, (_, index) => (index - 2000) / 80).concat([
    1.005, 2.675, 0.15, 0.25, 8.345, 1e-9, 999.95, 1234.5, 12_345.678, 1e15,
  ]);
  test.each([
    ['number', format.formatNumber, numbers(0)],
    ['hours', format.formatDecimalHours, numbers(1)],
    ['tenths', format.formatTableHours, numbers(1, 1)],
    ['amount', format.formatAmount, numbers(2)],
  ])('%s', (_, ours, theirs) => {
    for (const value of values) expect(ours(value)).toBe(signed(theirs.format(value)));
  });

  test.each([
    ['day', format.formatDay, dates({ weekday: 'short', month: 'short', day: 'numeric' })],
    ['longDay', format.formatLongDay, dates({ weekday: 'long', month: 'short', day: 'numeric' })],
    ['monthDay', format.formatMonthDay, dates({ month: 'short', day: 'numeric' })],
    ['month', format.formatMonth, dates({ month: 'short' })],
    ['date', format.formatDate, dates({ month: 'short', day: 'numeric', year: 'numeric' })],
  ])('%s', (_, ours, theirs) => {
    for (let days = 0; days < 800; days += 1) {
      const day = addDays('2027-11-25', days);
      expect(ours(day)).toBe(theirs.format(utcMidnightMs(day)));
    }
  });

  test('ordinal', () => {
    const rules = new Intl.PluralRules('en-US', { type: 'ordinal' });
    const suffixes: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' };
    for (let value = 0; value < 1300; value += 1)
      expect(format.formatOrdinal(value)).toBe(
        `${numbers(0).format(value)}${suffixes[rules.select(value)] ?? 'th'}`,
      );
  });

  test('listed', () => {
    const lists = new Intl.ListFormat('en-US', { type: 'conjunction' });
    for (const items of [
      [],
      ['Verbal'],
      ['Verbal', 'Math'],
      ['Verbal', 'Math', 'Reading'],
      ['a', 'b', 'c', 'd'],
    ])
      expect(format.formatList(items)).toBe(lists.format(items));
  });
});
