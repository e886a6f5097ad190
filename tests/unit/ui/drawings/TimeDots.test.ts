import { expect, test } from 'vitest';
import { plotWidth } from '@/ui/drawings/Drawing';
import { placeDays } from '@/ui/drawings/TimeDots';

const edge = 28;
const middle = plotWidth / 2;

test.each([
  { days: [0, 1], towardEnd: false, places: [edge, plotWidth - edge] },
  // A quarter of the days takes half of the line.
  { days: [0, 25, 100], towardEnd: false, places: [edge, middle, plotWidth - edge] },
  { days: [0, 75, 100], towardEnd: true, places: [edge, middle, plotWidth - edge] },
])('$days are at $places', ({ days, towardEnd, places }) => {
  expect(placeDays(days, towardEnd)).toEqual(places);
});
