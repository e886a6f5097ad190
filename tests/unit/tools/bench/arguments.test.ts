/** The bench's command line: builds side by side, a part of the run, and routes that every build must have. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readArguments } from '../../../../tools/bench/arguments.mjs';

const folder = mkdtempSync(join(tmpdir(), 'bench-arguments-'));
afterAll(() => rmSync(folder, { recursive: true }));

function build(name: string, routes: readonly string[]): string {
  const site = join(folder, name);
  for (const route of ['', ...routes]) {
    mkdirSync(join(site, route), { recursive: true });
    writeFileSync(join(site, route, 'index.html'), '');
  }
  writeFileSync(join(site, '404.html'), '');
  return site;
}

const before = build('before', ['about']);
const after = build('after', ['about', 'pricing']);
const elsewhere = build('elsewhere/after', ['about']);
const usual = { site: after, routes: ['/', '/about'] };

test('the usual run measures everything in the last build', () =>
  expect(readArguments([], usual)).toEqual({
    builds: [{ name: 'after', site: after }],
    routes: null,
    runs: 5,
    parts: ['loads', 'presses'],
  }));

test('several builds are measured in the order given', () =>
  expect(readArguments(['--site', before, '--site', after, '--runs', '3', '/about'], usual)).toEqual({
    builds: [
      { name: 'before', site: before },
      { name: 'after', site: after },
    ],
    routes: ['/about'],
    runs: 3,
    parts: ['loads', 'presses'],
  }));

test('builds in folders of the same name keep their whole paths', () =>
  expect(readArguments(['--site', after, '--site', elsewhere], usual).builds.map(({ name }) => name)).toEqual(
    [after, elsewhere],
  ));

test('the run can be limited to one part', () =>
  expect(readArguments(['--only', 'presses'], usual).parts).toEqual(['presses']));

test.each([
  [['--runs', '0'], '--runs takes a whole number from 1, not "0".'],
  [['--only', 'loading'], '--only takes "loads" or "presses", not "loading".'],
  [['--site', '/nowhere'], 'There is no build in /nowhere. Run "npm run build" first.'],
  [['about'], 'has no page about. Routes look like /dashboard/student.'],
  [['--site', before, '--site', after, '/pricing'], `${before} has no page /pricing.`],
  [['--site', before, '--site', before], 'is named twice'],
])('rejects %j', (args, words) => expect(() => readArguments(args, usual)).toThrow(words));
