/**
 * Formats calendar files (RFC 5545). Events last whole days and have no time zone of their own, so they fall on the same day
 * everywhere; alarms go off at local time. The calendar records the zone in which it was written.
 */
import { brand } from '@/brand';
import { addDays, type IsoDay } from './calendar';

export interface CalendarEvent {
  /** Unique for the owner and stable across exports, so that a calendar updates the event instead of adding a duplicate. */
  readonly id: string;
  readonly day: IsoDay;
  readonly title: string;
  readonly text: string;
  /** The time of the alarm, in hours after midnight of the day; null for none. */
  readonly alarmHour: number | null;
  /** True for an event that an earlier file had and that no longer takes place. */
  readonly isCanceled?: boolean;
}

/** The person whose days these are. */
export interface CalendarOwner {
  /** Part of the events' ids, so that the days of two children don't replace each other in a family's calendar. */
  readonly id: string;
  /** Part of the titles; null if unknown. */
  readonly name: string | null;
}

export interface CalendarFile {
  readonly name: string;
  /** Null if unknown: then the events' ids say what they are, and equal events of two people are one. */
  readonly owner: CalendarOwner | null;
  readonly events: readonly CalendarEvent[];
  /** The file's revision. Calendars ignore an event with a lower one than they have. */
  readonly sequence: number;
  /** Time of export, in epoch milliseconds. */
  readonly writtenMs: number;
  /** The zone of export: "America/New_York". */
  readonly zone: string;
}

/** The greatest revision: the format's integers have 32 bits. */
export const maxSequence = 2 ** 31 - 1;
const firstSequenceMs = Date.UTC(2026, 0, 1);

/**
 * Returns the revision of a file written at `writtenMs`: later than `before`, that of the previous file, even if the clock was set
 * back. Counts seconds, so that a file is later than the previous one even if nobody knows that one (`before` is null).
 */
export function nextSequence(before: number | null, writtenMs: number): number {
  const seconds = Math.max(0, Math.floor((writtenMs - firstSequenceMs) / 1000));
  return Math.min(maxSequence, Math.max(seconds, before === null ? 0 : before + 1));
}

/** Returns the content of an .ics file. */
export function formatIcs({ name, owner, events, sequence, writtenMs, zone }: CalendarFile): string {
  const written = stampOf(writtenMs);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escaped(brand.name)}//Calendar//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(titleOf(name, owner))}`,
    `X-WR-TIMEZONE:${escaped(zone)}`,
    ...events.flatMap((event) => linesOf(event, owner, sequence, written)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

function titleOf(title: string, owner: CalendarOwner | null): string {
  return owner === null || owner.name === null ? title : `${owner.name}: ${title}`;
}

function linesOf(
  { id, day, title, text, alarmHour, isCanceled = false }: CalendarEvent,
  owner: CalendarOwner | null,
  sequence: number,
  written: string,
): readonly string[] {
  const summary = escaped(titleOf(title, owner));
  return [
    'BEGIN:VEVENT',
    `UID:${escaped(owner === null ? id : `${owner.id}-${id}`)}@${new URL(brand.origin).hostname}`,
    `DTSTAMP:${written}`,
    `LAST-MODIFIED:${written}`,
    `SEQUENCE:${sequence}`,
    `STATUS:${isCanceled ? 'CANCELLED' : 'CONFIRMED'}`,
    `DTSTART;VALUE=DATE:${day.replaceAll('-', '')}`,
    `DTEND;VALUE=DATE:${addDays(day, 1).replaceAll('-', '')}`,
    `SUMMARY:${summary}`,
    `DESCRIPTION:${escaped(text)}`,
    // Doesn't mark the day as busy.
    'TRANSP:TRANSPARENT',
    ...(alarmHour === null
      ? []
      : [
          'BEGIN:VALARM',
          'ACTION:DISPLAY',
          `DESCRIPTION:${summary}`,
          `TRIGGER:PT${alarmHour}H`,
          'END:VALARM',
        ]),
    'END:VEVENT',
  ];
}

/** Formats a timestamp: "20261123T040506Z". */
function stampOf(ms: number): string {
  return `${new Date(ms).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
}

/** Escapes a text, which may contain anything, so that it stays on its line. The format allows no control character but a tab. */
function escaped(text: string): string {
  return text
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll(/\r\n|[\n\r\u0085\u2028\u2029]/g, String.raw`\n`)
    .replaceAll(/[^\P{Cc}\t]/gu, '');
}

const mostOctets = 75;

/** Folds a line into pieces of at most 75 octets, each but the first with a leading space, without splitting characters. */
function folded(line: string): string {
  const encoder = new TextEncoder();
  const pieces = [''];
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > mostOctets) {
      pieces.push('');
      octets = 1;
    }
    pieces[pieces.length - 1] += character;
    octets += size;
  }
  return pieces.join('\r\n ');
}
