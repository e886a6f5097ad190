import { expect, test } from 'vitest';
import { parseMinutesAfterMidnight, validateMeetingRequest } from '@/domain/contact/meeting-request';

const today = '2026-11-23';
const sound = { date: '2026-11-30', time: '16:30', topic: 'Verbal' };

test.each([
  ['date', '', 'missing'],
  ['date', '2027-02-30', 'missing'],
  ['date', 'tomorrow', 'missing'],
  ['date', '2026-11-22', 'past'],
  ['date', today, 'today'],
  ['date', '2026-11-24', null],
  ['date', '2028-11-23', null],
  ['date', '2028-11-24', 'too-far'],
  ['time', '', 'missing'],
  ['time', '25:00', 'missing'],
  ['time', '07:59', 'outside-hours'],
  ['time', '08:00', null],
  ['time', '20:00', null],
  ['time', '20:01', 'outside-hours'],
  ['topic', '', 'missing'],
  ['topic', 'Chess', 'missing'],
] as const)('%s "%s": %s', (field, value, fault) =>
  expect(validateMeetingRequest({ ...sound, [field]: value }, today)).toEqual({
    date: null,
    time: null,
    topic: null,
    [field]: fault,
  }),
);

test.each([
  ['00:00', 0],
  ['16:30', 990],
  ['16:30:15', 990],
  ['23:59', 1439],
  ['24:00', null],
  ['4:30 PM', null],
  ['', null],
])('"%s" is %s minutes after midnight', (time, minutes) =>
  expect(parseMinutesAfterMidnight(time)).toBe(minutes),
);
