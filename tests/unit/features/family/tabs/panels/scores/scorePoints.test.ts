import { describe, expect, test } from 'vitest';
import { forecastPoint, monthTicks, scorePosition } from '@/features/family/tabs/panels/scores/scorePoints';
import type { ScoreForecast } from '@/domain/dashboard/scores/score-forecast';
import { totalTrend } from '@/domain/dashboard/scores/score-trend';
import type { IsoDay } from '@/lib/dates/calendar';
import { full, logOf, recordWith } from '../../../../../domain/dashboard/logs';

const textsOf = (end: IsoDay | null, ...days: readonly IsoDay[]) =>
  monthTicks(
    days.map((day) => ({ day })),
    end,
  ).ticks?.map(({ text }) => text);

describe('the ticks of an axis', () => {
  test.each<readonly [string, IsoDay | null, readonly IsoDay[], readonly string[] | undefined]>([
    ['are the months', null, ['2026-07-20', '2026-11-14'], ['Aug', 'Sep', 'Oct', 'Nov']],
    ['are absent below three months', null, ['2026-09-20', '2026-11-14'], undefined],
    ['go on to test day', '2027-01-23', ['2026-09-20', '2026-11-14'], ['Oct', 'Nov', 'Dec', 'Jan', 'Jan 23']],
    ['leave out a month just before test day', '2027-01-09', ['2026-09-20'], ['Oct', 'Nov', 'Dec', 'Jan 9']],
    ['count the months to test day', '2026-12-05', ['2026-09-20', '2026-11-14'], ['Oct', 'Nov', 'Dec 5']],
  ])('%s', (_, end, days, expected) => expect(textsOf(end, ...days)).toEqual(expected));
});

test('a forecast is a point at test day, with a cell for each column', () => {
  const trend = totalTrend(recordWith(logOf([], [full('2026-09-05', 2100), full('2026-11-07', 2150)])));
  const forecast: ScoreForecast = {
    testDay: '2026-12-19',
    start: 2148,
    value: 2180,
    low: 2110,
    high: 2260,
    tests: 4,
    isRising: true,
  };
  const point = forecastPoint(trend, forecast);
  expect(point.x).toBe(scorePosition(trend.scores, '2026-12-19'));
  expect(point).toMatchObject({ start: 2148, value: 2180, low: 2110, high: 2260, tick: 'Dec 19' });
  expect(point.cells).toEqual([
    'about 2,180',
    '2,110\u00a0to\u00a02,260',
    'too close to target to tell',
    'not yet known',
  ]);
});
