/**
 * Formats every displayed number, date, and plural in American English, regardless of the browser's locale (a German one would
 * format "2.340"). Implemented by hand because creating the first Intl formatter takes a tenth of a second on a slow phone; a test
 * compares the results with Intl.
 */
import { msPerDay, dayAtOffset, type IsoDay, weekdayIndex } from '@/lib/dates/calendar';
import { once } from '@/lib/memoize';

/** Full names, Monday first. */
export const weekdayNames = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;
// Uses Intl because this format needs the local time zone. The delay is acceptable, because few pages need it.
const dayWithTime = once(
  () =>
    new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' }),
);

const minus = '\u2212';

/**
 * Formats a number with commas, a true minus sign, and at most `most` decimals. Rounds half away from zero based on the decimal
 * digits rather than the binary value (1.25 -> 1.3, 1.005 -> 1.01).
 */
function written(value: number, most: number, least = 0): string {
  const size = Math.abs(value) < 1e-6 ? 0 : Math.abs(value);
  const rounded = Number(`${Math.round(Number(`${size}e${most}`))}e-${most}`);
  const [whole = '', decimals] = (least > 0 ? rounded.toFixed(least) : String(rounded)).split('.');
  const text = whole.replace(/\B(?=(?:\d{3})+$)/g, ',');
  return `${value < 0 && rounded > 0 ? minus : ''}${text}${decimals === undefined ? '' : `.${decimals}`}`;
}

/** Formats a count or a score: 2340 -> "2,340". */
export function formatNumber(value: number): string {
  return written(value, 0);
}

/** Formats hours with at most one decimal and no unit: 14.5 -> "14.5", 3 -> "3". */
export function formatDecimalHours(value: number): string {
  return written(value, 1);
}

/** Formats hours with at most one decimal below ten, and as whole hours from ten up. */
export function formatRoughHours(value: number): string {
  return value < 10 ? formatDecimalHours(value) : formatNumber(value);
}

/** Formats hours with their unit: 1 -> "1 hour", 2.6 -> "2.6 hours". */
export function formatHourCount(value: number): string {
  return `${formatDecimalHours(value)} ${value === 1 ? 'hour' : 'hours'}`;
}

/** Formats hours for a table column, always with one decimal: 2 -> "2.0". */
export function formatTableHours(value: number): string {
  return written(value, 1, 1);
}

/** Formats a user-entered amount with at most two decimals: 2.5 -> "2.5", 1000 -> "1,000". */
export function formatAmount(value: number): string {
  return written(value, 2);
}

/** Formats a percentage from a percent value (not a fraction): 87 -> "87%". */
export function formatPercent(value: number): string {
  return `${formatNumber(value)}%`;
}

/** Formats a percentage from a fraction: 0.873 -> "87%". */
export function formatShareAsPercent(share: number): string {
  return formatPercent(Math.round(100 * share));
}

/** Formats a fraction as a CSS percentage with two decimals, because more digits would only enlarge the document. */
export function cssPercent(share: number): string {
  return `${Math.round(10_000 * share) / 100}%`;
}

/** Formats a change with its sign, using a true minus: 12 -> "+12", -4 -> "\u22124", 0 -> "0". */
export function formatSignedChange(value: number): string {
  return `${value > 0 ? '+' : ''}${formatDecimalHours(value)}`;
}

/** Formats an ordinal: 92 -> "92nd", 11 -> "11th". */
export function formatOrdinal(value: number): string {
  const isTeen = Math.floor(value / 10) % 10 === 1;
  const suffix = (isTeen ? undefined : ['th', 'st', 'nd', 'rd'][value % 10]) ?? 'th';
  return `${formatNumber(value)}${suffix}`;
}

/** Formats a count with its noun: (1, "question") -> "1 question", (3, "question") -> "3 questions". */
export function formatCount(value: number, singular: string, plural = `${singular}s`): string {
  return `${formatNumber(value)} ${value === 1 ? singular : plural}`;
}

/** Formats an average count: 9 -> "9", 2.5 -> "2 or 3". */
export function formatAverageCount(average: number): string {
  return Number.isInteger(average) ? String(average) : `${Math.floor(average)} or ${Math.ceil(average)}`;
}

/** Formats a day: "Sat, Nov 28". */
export function formatDay(value: IsoDay): string {
  return `${weekdayOf(value).slice(0, 3)}, ${formatMonthDay(value)}`;
}

/** Formats a day with its full weekday: "Sunday, Nov 15". */
export function formatLongDay(value: IsoDay): string {
  return `${weekdayOf(value)}, ${formatMonthDay(value)}`;
}

function weekdayOf(value: IsoDay): string {
  return weekdayNames[weekdayIndex(value)] ?? '';
}

/** Formats a day without its weekday: "Nov 21". */
export function formatMonthDay(value: IsoDay): string {
  return `${formatMonth(value)} ${Number(value.slice(8))}`;
}

/** Formats the month of a day: "Nov". */
export function formatMonth(value: IsoDay): string {
  return months[Number(value.slice(5, 7)) - 1] ?? '';
}

/** Formats a day with its year: "Nov 21, 2026". */
export function formatDate(value: IsoDay): string {
  return `${formatMonthDay(value)}, ${value.slice(0, 4)}`;
}

/** Formats a day relative to `today`: "Nov 21" within the same year, otherwise "Nov 21, 2025". */
export function formatDateNear(value: IsoDay, today: IsoDay): string {
  return value.slice(0, 4) === today.slice(0, 4) ? formatMonthDay(value) : formatDate(value);
}

/** Placeholder for a missing figure: a dash, never a zero. */
export const noFigure = '\u2013';

export const dateUnknown = 'date unknown';

/** Formats an instant in local time: "Nov 21, 2:04 PM". Returns `dateUnknown` for null and for values outside the range of Date. */
export function formatDayAndTime(epochMs: number | null): string {
  const isKnown = epochMs !== null && !Number.isNaN(new Date(epochMs).getTime());
  return isKnown ? dayWithTime().format(epochMs) : dateUnknown;
}

/** Formats the calendar day of an instant at its own UTC offset: "Nov 21, 2026". Returns `dateUnknown` for null. */
export function formatInstantDate(moment: Parameters<typeof dayAtOffset>[0] | null): string {
  return moment === null ? dateUnknown : formatDate(dayAtOffset(moment));
}

/** Formats the calendar day of an instant within a sentence: "on Nov 21, 2026". */
export function formatOnInstantDate(moment: Parameters<typeof formatInstantDate>[0]): string {
  return moment === null ? 'on a date that isn’t known' : `on ${formatInstantDate(moment)}`;
}

/** Formats a list within a sentence: "Verbal, Math, and Reading". */
export function formatList(items: readonly string[], conjunction: 'and' | 'or' = 'and'): string {
  const last = items.at(-1) ?? '';
  if (items.length < 3) return items.join(` ${conjunction} `);
  return `${items.slice(0, -1).join(', ')}, ${conjunction} ${last}`;
}

/**
 * Formats a running clock, rounded up to whole seconds so that it reads 0:00 only at zero: 281,200 ms -> "4:42". A day or more,
 * which no part of a test lasts, is formatted in words.
 */
export function formatClock(ms: number): string {
  if (ms >= msPerDay) return formatDuration(ms);
  const total = Math.max(0, Math.ceil(ms / 1000));
  return `${Math.floor(total / 60)}:${String(total % 60).padStart(2, '0')}`;
}

/** Units with their lengths in seconds, longest first. */
const durationUnits = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
] as const;

/** Formats a duration for screen readers, in its two largest units: 281,200 ms -> "4 minutes 42 seconds", a year -> "365 days". */
export function formatDuration(ms: number): string {
  const total = Math.max(0, Math.ceil(ms / 1000));
  const largest = durationUnits.findIndex(([, length]) => total >= length);
  if (largest === -1) return formatCount(0, 'second');
  let left = total;
  const parts = durationUnits.slice(largest, largest + 2).flatMap(([unit, length]) => {
    const units = Math.floor(left / length);
    left -= units * length;
    return units === 0 ? [] : [formatCount(units, unit)];
  });
  return parts.join(' ');
}

/** Formats a duration as a label, rounded up to minutes: 300,000 ms -> "5 min", 10,500,000 ms -> "2 h 55 min". */
export function formatHoursAndMinutes(ms: number): string {
  return formatExactDuration(60_000 * Math.ceil(ms / 60_000));
}

/** Formats minutes as a label: 190 -> "3 h 10 min". */
export function formatMinutes(minutes: number): string {
  return formatHoursAndMinutes(minutes * 60_000);
}

/** Formats minutes with quarters as fractions: 37.5 -> "37½". */
export function formatMinuteCount(minutes: number): string {
  return Number.isInteger(minutes * 4) ? formatQuarterPoints(minutes * 4) : formatNumber(minutes);
}

/** Formats a duration with quarters of minutes: "37½ min", "1 h", "1 h 32½ min". */
export function formatExactDuration(ms: number): string {
  const wholeHours = Math.floor(ms / 3_600_000);
  const minutes = ms / 60_000 - wholeHours * 60;
  if (wholeHours === 0) return `${formatMinuteCount(minutes)} min`;
  return minutes === 0 ? `${wholeHours} h` : `${wholeHours} h ${formatMinuteCount(minutes)} min`;
}

/** Formats a time limit in milliseconds; "untimed" for null. */
export function formatTimeLimit(ms: number | null): string {
  return ms === null ? 'untimed' : formatExactDuration(ms);
}

/** Formats a short duration in whole seconds, as a label: 28,400 ms -> "28 s"; an hour or more in words. */
export function formatSeconds(ms: number): string {
  return ms < 3_600_000 ? `${formatNumber(ms / 1000)} s` : formatDuration(ms);
}

const fractionSigns: Record<number, string> = { 0: '', 1: '\u00bc', 2: '\u00bd', 3: '\u00be' };

/** Formats a score given in quarters of a point: 25 -> "6\u00bc", -1 -> "\u2212\u00bc", 0 -> "0". */
export function formatQuarterPoints(value: number): string {
  const size = Math.abs(value);
  const points = Math.floor(size / 4);
  const part = fractionSigns[size % 4] ?? '';
  return `${value < 0 ? minus : ''}${points === 0 && part !== '' ? '' : points}${part}`;
}

/** Formats a change given in quarters of a point, with its sign: 8 -> "+2", -3 -> "\u2212\u00be". */
export function formatSignedQuarterPoints(value: number): string {
  return value > 0 ? `+${formatQuarterPoints(value)}` : formatQuarterPoints(value);
}

/**
 * Formats a change given in quarters of a point, with its sign and noun: 4 -> "+1 point", -3 -> "\u2212\u00be point", 0 -> "0
 * points".
 */
export function formatSignedPoints(value: number): string {
  return `${formatSignedQuarterPoints(value)} ${value !== 0 && Math.abs(value) <= 4 ? 'point' : 'points'}`;
}

/** Capitalizes the first letter: "social studies" -> "Social studies". */
export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Lowercases the first letter: "Circles" -> "circles". */
export function uncapitalize(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

const countWords = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
] as const;

/** Spells out counts up to twelve: 4 -> "four", 18 -> "18". */
export function spellOutCount(value: number): string {
  return countWords[value] ?? formatNumber(value);
}

/** Replaces spaces within dates and times with no-break spaces, so that the month stays with its day and the hour with AM or PM. */
export function keepDatesUnbroken(text: string): string {
  return text.replaceAll(/\b([A-Z][a-z]{2}|\d{1,2}:\d\d) (?=\d{1,2}\b|[AP]M\b)/g, '$1\u00A0');
}

/**
 * Keeps a name with its number and a number with its unit on one line: "Quantitative 1", "25-minute". The word joiner after the
 * hyphen is invisible in every font, unlike the no-break hyphen, which the site's fonts lack.
 */
export function keepTogether(text: string): string {
  return text
    .replaceAll(/\b([A-Z][a-z]+) (?=\d\b)/g, '$1\u00A0')
    .replaceAll(/([\d¼½¾]-)(?=[a-z])/g, '$1\u2060');
}

/** Formats a range of numbers with no-break spaces: 673 and 734 -> "673 to 734"; a single number if both format alike. */
export function formatRange(
  { low, high }: { readonly low: number; readonly high: number },
  format: (value: number) => string = formatNumber,
): string {
  const from = format(low);
  const to = format(high);
  return from === to ? from : `${from}\u00A0to\u00A0${to}`;
}

/** Formats a data size: 0 -> "0 kB", 300 -> "1 kB", 1,240,000 -> "1.2 MB", 2,000,000,000 -> "2 GB". */
export function formatDataSize(bytes: number): string {
  if (bytes < 999_500) return `${formatNumber(Math.ceil(bytes / 1000))} kB`;
  return bytes < 999_500_000
    ? `${formatDecimalHours(bytes / 1e6)} MB`
    : `${formatDecimalHours(bytes / 1e9)} GB`;
}

/** Replaces no-break spaces, because table columns on phones are narrower than some ranges. */
export function allowLineBreaks(text: string): string {
  return text.replaceAll('\u00A0', ' ');
}
