/**
 * Days of a calendar as a file that calendar programs take in (RFC 5545). Every event is of whole days and without a time zone of its own, so it
 * is on the same day wherever it is read; an alarm rings at an hour of the clock there. The calendar names the zone it was written in.
 */
import { brand } from '@/brand';
import { addDays, type IsoDay } from './calendar';

export interface CalendarEvent {
  /** The same each time the event is written, so that a calendar changes it and doesn't add another. */
  readonly id: string;
  readonly day: IsoDay;
  readonly title: string;
  readonly text: string;
  /** When the alarm rings, in hours after midnight of the day. */
  readonly alarmHour: number;
}

interface CalendarFile {
  readonly name: string;
  readonly events: readonly CalendarEvent[];
  /** Epoch milliseconds of the moment of writing. */
  readonly writtenMs: number;
  /** Where it is written: "America/New_York". */
  readonly zone: string;
}

/** The content of an .ics file. */
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
    // The day stays free for appointments.
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(title)}`,
    `TRIGGER:PT${alarmHour}H`,
    'END:VALARM',
    'END:VEVENT',
  ];
}

/** "20261123T040506Z" */
function stampOf(ms: number): string {
  return `${new Date(ms).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
}

function escaped(text: string): string {
  return text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r\n|\r|\n/g, String.raw`\n`);
}

const mostOctets = 75;

/** A line in pieces of at most 75 octets, each but the first behind a space; a character is never cut. */
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
