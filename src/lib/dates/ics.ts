/**
 * Formats calendar files (RFC 5545). Events last whole days and have no time zone of their own, so they fall on the same day
 * everywhere; alarms go off at local time. The calendar records the zone in which it was written.
 */
import { brand } from '@/brand';
import { addDays, type IsoDay } from './calendar';

export interface CalendarEvent {
  /** Stable across exports, so that a calendar updates the event instead of adding a duplicate. */
  readonly id: string;
  readonly day: IsoDay;
  readonly title: string;
  readonly text: string;
  /** The time of the alarm, in hours after midnight of the day. */
  readonly alarmHour: number;
}

interface CalendarFile {
  readonly name: string;
  readonly events: readonly CalendarEvent[];
  /** Time of export, in epoch milliseconds. */
  readonly writtenMs: number;
  /** The zone of export: "America/New_York". */
  readonly zone: string;
}

/** Returns the content of an .ics file. */
export function formatIcs({ name, events, writtenMs, zone }: CalendarFile): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escaped(brand.name)}//Calendar//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(name)}`,
    `X-WR-TIMEZONE:${escaped(zone)}`,
    ...events.flatMap((event) => linesOf(event, stampOf(writtenMs))),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

function linesOf({ id, day, title, text, alarmHour }: CalendarEvent, stamp: string): readonly string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${id}@${new URL(brand.origin).hostname}`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${day.replaceAll('-', '')}`,
    `DTEND;VALUE=DATE:${addDays(day, 1).replaceAll('-', '')}`,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(text)}`,
    // Doesn't mark the day as busy.
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(title)}`,
    `TRIGGER:PT${alarmHour}H`,
    'END:VALARM',
    'END:VEVENT',
  ];
}

/** Formats a timestamp: "20261123T040506Z". */
function stampOf(ms: number): string {
  return `${new Date(ms).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
}

function escaped(text: string): string {
  return text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r\n|\r|\n/g, String.raw`\n`);
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
