/** The unit tests mirror the sources, so that a source's tests are found without a search. */
import { readdirSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { describe, expect, test } from 'vitest';

/** The paths below a folder, by exact spelling, which a file system that ignores case wouldn't check. */
const below = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => path.replaceAll('\\', '/'));

const extension = /(?:\.d)?\.(?:tsx?|mjs)$/;
const mirrored = [
  ...below('src'),
  ...['theme', 'tools'].flatMap((folder) => below(folder).map((path) => `${folder}/${path}`)),
];
const sources: ReadonlySet<string> = new Set(
  mirrored.filter((path) => extension.test(path)).map((path) => path.replace(extension, '')),
);
const folders: ReadonlySet<string> = new Set(mirrored.map((path) => dirname(path)));
const unit = below('tests/unit');
const helpers: ReadonlySet<string> = new Set(
  unit
    .filter((path) => extension.test(path) && !path.includes('.test.'))
    .map((path) => path.replace(extension, '')),
);

/** The tests of the whole project, whose names say what they hold. */
const projectFolder = 'project';

/**
 * Returns whether a test is where it belongs: at the path of a source file, or in a folder and with its name if it covers the whole
 * folder, either with an aspect after a dot; or beside the helper that it tests.
 */
function isInPlace(path: string): boolean {
  if (dirname(path) === projectFolder) return true;
  const [name = ''] = basename(path).split('.');
  const folder = dirname(path);
  const source = folder === '.' ? name : `${folder}/${name}`;
  return sources.has(source) || helpers.has(source) || (basename(folder) === name && folders.has(folder));
}

test('each test is at the path of its source', () => {
  const tests = unit.filter((path) => /\.test\.tsx?$/.test(path));
  expect(tests.length).toBeGreaterThan(250);
  expect(tests.filter((path) => !isInPlace(path))).toEqual([]);
});

describe('a test', () => {
  test.each([
    'domain/plan/weeks/build-plan.test.ts',
    'domain/exam/attempts/attempt.time.test.ts',
    'domain/dashboard/goals/goals.test.ts',
    'features/family/family.test.tsx',
    'features/family/battery/checks.test.tsx',
    'site.test.ts',
    'theme/roles.contrast.test.ts',
    'tools/at-root.test.ts',
    'project/layers.test.ts',
  ])('may be at %s', (path) => expect(isInPlace(path)).toBe(true));

  test.each([
    ['of no source', 'domain/plan/weeks/story.test.ts'],
    ['in another folder', 'domain/plan/build-plan.test.ts'],
    ['in another case', 'domain/plan/weeks/buildPlan.test.ts'],
    ['in another case', 'features/family/Family.test.tsx'],
    ['beside its folder', 'domain/dashboard/scores.test.ts'],
    ['with its aspect first', 'domain/exam/attempts/time.attempt.test.ts'],
    ['in a folder without sources', 'planted/planted.test.ts'],
    ['of nothing, at the top', 'story.test.ts'],
  ])('%s is refused: %s', (_, path) => expect(isInPlace(path)).toBe(false));
});
