/**
 * Every number, date and plural that a reader sees, in American English whatever the browser's locale (a German one would
 * otherwise read "2.340"). Written out here because the first of the browser's own formatters takes a slow phone a tenth of a
 * second to make; a test holds each of these against them.
 */
import { msPerDay, dayAtOffset, type IsoDay, weekdayIndex } from './calendar';
import { once } from './once';

/** In full, the first day of a week first. */
export const weekdays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;
// The one that needs the clock of the place; few pages show it.
const dayWithTime = once(
  () =>
    new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' }),
);

const minus = '\u2212';

/**
 * A number with commas, a true minus, and at most so many decimals: half is rounded away from zero, by the digits that the
 * number is written with and not by its binary ones (1.25 -> 1.3, 1.005 -> 1.01).
 */
function written(value: number, most: number, least = 0): string {
  const size = Math.abs(value) < 1e-6 ? 0 : Math.abs(value);
  const rounded = Number(`${Math.round(Number(`${size}e${most}`))}e-${most}`);
  const [whole = '', decimals] = (least > 0 ? rounded.toFixed(least) : String(rounded)).split('.');
  const text = whole.replace(/\B(?=(?:\d{3})+$)/g, ',');
  return `${value < 0 && rounded > 0 ? minus : ''}${text}${decimals === undefined ? '' : `.${decimals}`}`;
}

/** A count or a score: 2340 -> "2,340". */
export function formatNumber(value: number): string {
  return written(value, 0);
}

/** Hours with at most one decimal and no unit: 14.5 -> "14.5", 3 -> "3". */
export function formatDecimalHours(value: number): string {
  return written(value, 1);
}

/** Hours that may be few or many: a decimal below ten, whole hours from there on. */
export function formatRoughHours(value: number): string {
  return value < 10 ? formatDecimalHours(value) : formatNumber(value);
}

/** Hours with their word, as a sentence has them: 1 -> "1 hour", 2.6 -> "2.6 hours". */
export function formatHourCount(value: number): string {
  return `${formatDecimalHours(value)} ${value === 1 ? 'hour' : 'hours'}`;
}

/** Hours for a column of figures, always with one decimal: 2 -> "2.0". */
export function formatTenths(value: number): string {
  return written(value, 1, 1);
}

/** An amount that somebody typed, with at most two decimals: 2.5 -> "2.5", 1000 -> "1,000". */
export function formatAmount(value: number): string {
  return written(value, 2);
}

/** A percentage from a whole-number percent (not a fraction): 87 -> "87%". */
export function formatPercent(value: number): string {
  return `${formatNumber(value)}%`;
}

/** A percentage from a share of 1: 0.873 -> "87%". */
export function formatShare(share: number): string {
  return formatPercent(Math.round(100 * share));
}

/** A share of 1 as a length in CSS, to a hundredth of a percent: every digit more would stand in the document. */
export function cssPercent(share: number): string {
  return `${Math.round(10_000 * share) / 100}%`;
}

/** A change with its sign, a true minus included: 12 -> "+12", -4 -> "\u22124", 0 -> "0". */
export function formatSigned(value: number): string {
  return `${value > 0 ? '+' : ''}${formatDecimalHours(value)}`;
}

/** An ordinal with the right suffix: 92 -> "92nd", 11 -> "11th". */
export function formatOrdinal(value: number): string {
  const isTeen = Math.floor(value / 10) % 10 === 1;
  const suffix = (isTeen ? undefined : ['th', 'st', 'nd', 'rd'][value % 10]) ?? 'th';
  return `${formatNumber(value)}${suffix}`;
}

/** A count with its noun: (1, "question") -> "1 question", (3, "question") -> "3 questions". */
export function formatCount(value: number, singular: string, plural = `${singular}s`): string {
  return `${formatNumber(value)} ${value === 1 ? singular : plural}`;
}

/** An average count as one says it: 9 -> "9", 2.5 -> "2 or 3". */
export function formatAverageCount(average: number): string {
  return Number.isInteger(average) ? String(average) : `${Math.floor(average)} or ${Math.ceil(average)}`;
}

/** A calendar day: "Sat, Nov 28". */
export function formatDay(value: IsoDay): string {
  return `${weekdayOf(value).slice(0, 3)}, ${formatMonthDay(value)}`;
}

/** A day with its weekday in full: "Sunday, Nov 15". */
export function formatLongDay(value: IsoDay): string {
  return `${weekdayOf(value)}, ${formatMonthDay(value)}`;
}

function weekdayOf(value: IsoDay): string {
  return weekdays[weekdayIndex(value)] ?? '';
}

/** A day without its weekday, for an axis: "Nov 21". */
export function formatMonthDay(value: IsoDay): string {
  return `${formatMonth(value)} ${Number(value.slice(8))}`;
}

/** The month of a day, for an axis: "Nov". */
export function formatMonth(value: IsoDay): string {
  return months[Number(value.slice(5, 7)) - 1] ?? '';
}

/** A day with its year, where a list reaches further back than one: "Nov 21, 2026". */
export function formatDate(value: IsoDay): string {
  return `${formatMonthDay(value)}, ${value.slice(0, 4)}`;
}

/** A day as one says it on `today`: without the year while it is the same, "Nov 21", else "Nov 21, 2025". */
export function formatDateNear(value: IsoDay, today: IsoDay): string {
  return value.slice(0, 4) === today.slice(0, 4) ? formatMonthDay(value) : formatDate(value);
}

/** Stands where there is no figure yet: a dash, never a zero. */
export const noFigure = '\u2013';

/** Stands where a date would. */
export const dateUnknown = 'date unknown';

/** An instant where the reader is: "Nov 21, 2:04 PM". Null, or what no Date holds, is one that isn't known. */
export function formatDayAndTime(epochMs: number | null): string {
  const isKnown = epochMs !== null && !Number.isNaN(new Date(epochMs).getTime());
  return isKnown ? dayWithTime().format(epochMs) : dateUnknown;
}

/** The day of a moment as the clock of that place had it: "Nov 21, 2026"; null for one that isn't known. */
export function formatInstantDate(moment: Parameters<typeof dayAtOffset>[0] | null): string {
  return moment === null ? dateUnknown : formatDate(dayAtOffset(moment));
}

/** The same as part of a sentence: "on Nov 21, 2026". */
export function onInstantDateText(moment: Parameters<typeof formatInstantDate>[0]): string {
  return moment === null ? 'on a date that isn’t known' : `on ${formatInstantDate(moment)}`;
}

/** Names as a sentence lists them: "Verbal, Math, and Reading". */
export function formatList(items: readonly string[]): string {
  const last = items.at(-1) ?? '';
  if (items.length < 3) return items.join(' and ');
  return `${items.slice(0, -1).join(', ')}, and ${last}`;
}

/**
 * A running clock, rounded up to whole seconds so that it reads 0:00 only at zero: 281,200 ms -> "4:42". No part of a test lasts a
 * day: what does is said in words.
 */
export function formatClock(ms: number): string {
  if (ms >= msPerDay) return formatDuration(ms);
  const total = Math.max(0, Math.ceil(ms / 1000));
  return `${Math.floor(total / 60)}:${String(total % 60).padStart(2, '0')}`;
}

/** Each with its length in seconds. */
const durationUnits = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
] as const;

/** A stretch of time for reading aloud, in its two largest units: 281,200 ms -> "4 minutes 42 seconds", a year -> "365 days". */
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

/** A length of time as a label, rounded up to minutes: 300,000 ms -> "5 min", 10,500,000 ms -> "2 h 55 min". */
export function formatHoursAndMinutes(ms: number): string {
  return formatExactDuration(60_000 * Math.ceil(ms / 60_000));
}

/** The same of a number of minutes: 190 -> "3 h 10 min". */
export function formatMinutes(minutes: number): string {
  return formatHoursAndMinutes(minutes * 60_000);
}

/** Minutes as a figure, with their quarters: 37.5 -> "37½". */
export function formatMinuteCount(minutes: number): string {
  return Number.isInteger(minutes * 4) ? formatQuarters(minutes * 4) : formatNumber(minutes);
}

/** A length of time with the quarters of its minutes: "37½ min", "1 h", "1 h 32½ min". */
export function formatExactDuration(ms: number): string {
  const wholeHours = Math.floor(ms / 3_600_000);
  const minutes = ms / 60_000 - wholeHours * 60;
  if (wholeHours === 0) return `${formatMinuteCount(minutes)} min`;
  return minutes === 0 ? `${wholeHours} h` : `${wholeHours} h ${formatMinuteCount(minutes)} min`;
}

/** A time limit in milliseconds as a table shows it; "untimed" where there is none. */
export function formatTimeLimit(ms: number | null): string {
  return ms === null ? 'untimed' : formatExactDuration(ms);
}

/** A short time in whole seconds, as a label: 28,400 ms -> "28 s"; in words from an hour on. */
export function formatSeconds(ms: number): string {
  return ms < 3_600_000 ? `${formatNumber(ms / 1000)} s` : formatDuration(ms);
}

const fractionSigns: Record<number, string> = { 0: '', 1: '\u00bc', 2: '\u00bd', 3: '\u00be' };

/** A score kept in quarters of a point: 25 -> "6\u00bc", -1 -> "\u2212\u00bc", 0 -> "0". */
export function formatQuarters(value: number): string {
  const size = Math.abs(value);
  const points = Math.floor(size / 4);
  const part = fractionSigns[size % 4] ?? '';
  return `${value < 0 ? minus : ''}${points === 0 && part !== '' ? '' : points}${part}`;
}

/** A change kept in quarters of a point, with its sign: 8 -> "+2", -3 -> "\u2212\u00be". */
export function formatSignedQuarters(value: number): string {
  return value > 0 ? `+${formatQuarters(value)}` : formatQuarters(value);
}

/** Such a change with its noun: 4 -> "+1 point", -3 -> "\u2212\u00be point", 0 -> "0 points". */
export function formatSignedPoints(value: number): string {
  return `${formatSignedQuarters(value)} ${value !== 0 && Math.abs(value) <= 4 ? 'point' : 'points'}`;
}

/** A text with its first letter large, as a heading or label begins: "social studies" -> "Social studies". */
export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The same with its first letter small, as it stands within a sentence: "Circles" -> "circles". */
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

/** A count as prose has it, in a word up to twelve: 4 -> "four", 18 -> "18". */
export function spellOutCount(value: number): string {
  return countWords[value] ?? formatNumber(value);
}

/** A text whose dates and times aren't cut at the end of a line: the month stays with its day, the hour with AM or PM. */
export function keepDatesUnbroken(text: string): string {
  return text.replaceAll(/\b([A-Z][a-z]{2}|\d{1,2}:\d\d) (?=\d{1,2}\b|[AP]M\b)/g, '$1\u00A0');
}

/** A range of numbers, which no line breaks: 673 and 734 -> "673 to 734"; only one number where both read alike. */
export function formatRange(
  { low, high }: { readonly low: number; readonly high: number },
  format: (value: number) => string = formatNumber,
): string {
  const from = format(low);
  const to = format(high);
  return from === to ? from : `${from}\u00A0to\u00A0${to}`;
}
