import { expect, test } from 'vitest';
import { latestVersions } from '@/lib/lists';

const row = (id: string, changedAt: number, from = 'here') => ({ id, changedAt, from });

test.each([
  { name: 'none', rows: [], latest: [] },
  {
    name: 'the later version, whichever is first',
    rows: [row('a', 2), row('b', 1), row('a', 1)],
    latest: [row('a', 2), row('b', 1)],
  },
  {
    name: 'the later version, at the place of the first',
    rows: [row('a', 1), row('b', 1), row('a', 2)],
    latest: [row('a', 2), row('b', 1)],
  },
  {
    name: 'the first of two of the same time',
    rows: [row('a', 1, 'first'), row('a', 1, 'second')],
    latest: [row('a', 1, 'first')],
  },
])('latest versions: $name', ({ rows, latest }) => {
  expect(latestVersions(rows)).toEqual(latest);
});
