/** Calendar files as parsed by an independent library. */
import { array, assert, integer, property, record, string } from 'fast-check';
import ICAL from 'ical.js';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { brand } from '@/brand';
import { addDays, isIsoDay } from '@/lib/dates/calendar';
import { type CalendarEvent, type CalendarFile, formatIcs } from '@/lib/dates/ics';
import { eventsIn } from '../../calendar-files';

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
const file = (events: readonly CalendarEvent[], changes: Partial<CalendarFile> = {}) =>
  formatIcs({
    name: 'SSAT plan',
    owner: null,
    events,
    sequence: 7,
    writtenMs,
    zone: 'America/New_York',
    ...changes,
  });

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
  for (const stamp of ['dtstamp', 'last-modified'])
    expect(found?.component.getFirstPropertyValue(stamp)?.toString()).toBe('2026-11-23T04:05:06Z');
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

describe('the events of a person', () => {
  const ofAna = { id: 'a1', name: 'Ana' };
  const events = [event(), event({ id: 'test-2026-12-12', day: '2026-12-12' })];
  const uids = (owner: CalendarFile['owner']) => eventsIn(file(events, { owner })).map(({ uid }) => uid);

  test('keep their ids in every file', () => expect(uids(ofAna)).toEqual(uids({ ...ofAna, name: 'Annie' })));

  test.each([
    ['of the same name', { id: 'b2', name: 'Ana' }],
    ['without a name', { id: 'b2', name: null }],
    ['who is unknown', null],
  ])('share no id with those of a person %s', (_, other) =>
    expect(uids(other).filter((uid) => uids(ofAna).includes(uid))).toEqual([]),
  );

  test.each([
    ['Ana', 'Ana: '],
    ['Ana, Jr.; the \\first', 'Ana, Jr.; the \\first: '],
    ['Zoë 李', 'Zoë 李: '],
    ['x'.repeat(200), `${'x'.repeat(200)}: `],
    [null, ''],
  ])('name %j in their titles, and in the calendar’s', (name, start) => {
    const text = file(events, { owner: { id: 'a1', name } });
    for (const { title } of eventsIn(text)) expect(title).toBe(`${start}SSAT practice, 45 min`);
    // The parser leaves properties that it doesn't know as they are written.
    expect(new ICAL.Component(ICAL.parse(text)).getFirstPropertyValue('x-wr-calname')).toBe(
      `${start.replaceAll(/[\\,;]/g, String.raw`\$&`)}SSAT plan`,
    );
  });

  test.each(['\r\n', '\n', '\r', '\u0085', '\u2028', '\u2029', '\0', '\v'])(
    'stay themselves if the name and the id contain %j',
    (end) => {
      const bad = `x${end}END:VEVENT${end}END:VCALENDAR${end}BEGIN:VEVENT`;
      const text = file(events, { name: bad, owner: { id: bad, name: bad }, zone: bad });
      expect(eventsIn(text)).toHaveLength(2);
      expect(text.match(/^BEGIN:VEVENT/gm)).toHaveLength(2);
      expect(text.replaceAll('\r\n', '')).not.toMatch(/[\p{Cc}\u2028\u2029]/u);
    },
  );
});

test('a canceled event says so, under its id, with the file’s revision and without an alarm', () => {
  const [canceled, planned] = eventsIn(
    file([event({ isCanceled: true, alarmHour: null }), event({ id: 'study-2026-11-29' })]),
  );
  expect(canceled).toMatchObject({
    uid: `study-2026-11-28@${host}`,
    status: 'CANCELLED',
    sequence: 7,
    alarms: 0,
  });
  expect(planned).toMatchObject({ status: 'CONFIRMED', sequence: 7, alarms: 1 });
});

/** A text as a calendar can have it: the format allows no control characters but tabs and its own line breaks. */
const allowed = (text: string) =>
  text.replaceAll(/\r\n|[\n\r\u0085\u2028\u2029]/g, '\n').replaceAll(/[^\P{Cc}\t\n]/gu, '');

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

  test('is read back, including backslashes and commas', () =>
    assert(
      property(events, (all) => {
        expect(
          read(file(all)).map(({ uid, summary, description, startDate }) => [
            uid,
            summary,
            description,
            startDate.toString(),
          ]),
        ).toEqual(
          all.map(({ id, title, text, day }) => [`${id}@${host}`, allowed(title), allowed(text), day]),
        );
      }),
    ));

  test('has no line over 75 octets, and ends each line as the format requires', () =>
    assert(
      property(events, (all) => {
        const text = file(all);
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
