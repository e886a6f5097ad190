/** Calendar files as parsed by an independent library. */
import { array, assert, integer, property, record, string } from 'fast-check';
import ICAL from 'ical.js';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { brand } from '@/brand';
import { addDays, isIsoDay } from '@/lib/dates/calendar';
import { type CalendarEvent, formatIcs } from '@/lib/dates/ics';

afterEach(() => vi.unstubAllEnvs());

const { host } = new URL(brand.origin);
const writtenMs = Date.UTC(2026, 10, 23, 4, 5, 6);
const event = (changes: Partial<CalendarEvent> = {}): CalendarEvent => ({
  id: 'study-2026-11-28',
  day: '2026-11-28',
  title: 'SSAT practice, 45 min',
  text: 'Words, 5 min\nReading, 40 min',
  alarmHour: 16,
  ...changes,
});
const file = (events: readonly CalendarEvent[]) =>
  formatIcs({ name: 'SSAT plan', events, writtenMs, zone: 'America/New_York' });

function read(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text));
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const { uid, summary, description, startDate, endDate } = new ICAL.Event(component);
    return { component, uid, summary, description, startDate, endDate };
  });
}

test('an event has the given texts and lasts its whole day', () => {
  const [found] = read(file([event()]));
  expect(found).toMatchObject({
    uid: `study-2026-11-28@${host}`,
    summary: 'SSAT practice, 45 min',
    description: 'Words, 5 min\nReading, 40 min',
  });
  expect(found?.startDate.isDate).toBe(true);
  expect([found?.startDate.toString(), found?.endDate.toString()]).toEqual(['2026-11-28', '2026-11-29']);
  expect(found?.component.getFirstPropertyValue('dtstamp')?.toString()).toBe('2026-11-23T04:05:06Z');
  const alarm = found?.component.getFirstSubcomponent('valarm');
  expect(alarm?.getFirstPropertyValue('trigger')?.toString()).toBe('PT16H');
  expect(alarm?.getFirstPropertyValue('action')).toBe('DISPLAY');
});

test.each(['America/New_York', 'Pacific/Auckland', 'Pacific/Honolulu', 'UTC'])(
  'in %s it is on the same day',
  (zone) => {
    vi.stubEnv('TZ', zone);
    // Clocks change on November 1, 2026, and on March 14, 2027, in the United States.
    for (const day of ['2026-11-01', '2027-03-14', '2028-02-29'] as const)
      expect(read(file([event({ day })]))[0]?.startDate.toString()).toBe(day);
  },
);

test('the calendar names its maker, version, and time zone', () => {
  const calendar = new ICAL.Component(ICAL.parse(file([])));
  expect(calendar.getFirstPropertyValue('prodid')).toBe(`-//${brand.name}//Calendar//EN`);
  expect(calendar.getFirstPropertyValue('version')).toBe('2.0');
  expect(calendar.getFirstPropertyValue('x-wr-timezone')).toBe('America/New_York');
});

// Control characters aren't allowed in a calendar and are never written.
const isPlain = ({ title, text }: CalendarEvent) => !/\p{Cc}/u.test(title + text);

// The parser substitutes this character where a line is folded within a character, so the generated text excludes it.
const written = (maxLength: number) =>
  string({ unit: 'grapheme', maxLength }).map((text) => text.replaceAll('\uFFFD', '?'));

describe('for any text', () => {
  const events = array(
    record({
      id: integer({ min: 0, max: 9999 }).map((number) => `e-${number}`),
      day: integer({ min: -3000, max: 9000 }).map((days) => addDays('2026-11-23', days)),
      title: written(120),
      text: written(400),
      alarmHour: integer({ min: 0, max: 23 }),
    }),
    { maxLength: 5 },
  );

  test('is read back unchanged, including backslashes and commas', () =>
    assert(
      property(events, (all) => {
        const plain = all.filter(isPlain);
        expect(
          read(file(plain)).map(({ uid, summary, description, startDate }) => [
            uid,
            summary,
            description,
            startDate.toString(),
          ]),
        ).toEqual(plain.map(({ id, title, text, day }) => [`${id}@${host}`, title, text, day]));
      }),
    ));

  test('has no line over 75 octets, and ends each line as the format requires', () =>
    assert(
      property(events, (all) => {
        const text = file(all.filter(isPlain));
        const lines = text.split('\r\n');
        expect(lines.pop()).toBe('');
        for (const line of lines) {
          expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
          expect(line).not.toMatch(/[\r\n\uFFFD]/);
        }
      }),
    ));
});

test('a day in the file is a calendar day', () =>
  expect(isIsoDay(read(file([event()]))[0]?.startDate.toString() ?? '')).toBe(true));
