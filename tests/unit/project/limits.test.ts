/** No test has a time limit of its own: the configurations set them all, far above what a busy machine needs. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const ownLimit = /^\s*\}, [\d_]+\);$|\btest\.(?:slow|setTimeout)\(|\btimeout: \d/m;

test.each(['}, 30_000);', '  test.slow();', 'test.setTimeout(60_000);', '{ timeout: 5000 }'])(
  'a limit is recognized: %s',
  (line) => expect(ownLimit.test(line)).toBe(true),
);

test('no test has a limit of its own', () => {
  const files = readdirSync('tests', { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(?:test|spec)\.tsx?$/.test(path))
    .filter((path) => !path.endsWith('limits.test.ts'));
  expect(files.length).toBeGreaterThan(300);
  expect(files.filter((path) => ownLimit.test(readFileSync(`tests/${path}`, 'utf8')))).toEqual([]);
});
