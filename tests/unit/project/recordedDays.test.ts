/** The day of a recorded event is the one on which it was lived (`dayAtOffset`), never the reader's day of that instant. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const readersDay =
  /\blocal(?:DayAt|MinutesAt|DayOfDate)\((?:new Date\()?[\w.?]*(?:utcMs|finishedMs|startedMs)\b/;

test.each(['localDayAt(at.utcMs)', 'localDayOfDate(new Date(test.finishedMs))', 'localMinutesAt(utcMs)'])(
  'a reader’s day is recognized: %s',
  (code) => expect(readersDay.test(code)).toBe(true),
);

test('no source takes the day of a stored instant from the reader’s time zone', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((path) =>
    /\.tsx?$/.test(path),
  );
  expect(files.length).toBeGreaterThan(1000);
  expect(files.filter((path) => readersDay.test(readFileSync(`src/${path}`, 'utf8')))).toEqual([]);
});
