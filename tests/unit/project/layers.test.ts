/** The linter enforces the layers: a planted wrong import fails in every module, including one that doesn't exist yet. */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const wrong = [
  ['src/lib/planted.ts', '@/domain/exam/items/item'],
  ['src/lib/planted.ts', 'react'],
  ['src/brand.ts', '@/site'],
  ['src/domain/exam/planted.ts', '@/data/items/itemBank'],
  ['src/domain/exam/planted.ts', '@/domain/plan/drills/drill-plan'],
  ['src/domain/exam/newmodule/planted.ts', '@/domain/learner/learner'],
  ['src/domain/exam/planted.ts', '@/domain/dashboard/figures'],
  ['src/domain/exam/newmodule/planted.ts', 'react'],
  ['src/domain/plan/planted.ts', '@/domain/dashboard/figures'],
  ['src/domain/learner/planted.ts', '@/domain/dashboard/figures'],
  ['src/domain/dashboard/planted.ts', '@/data/learners/useLearners'],
  ['src/domain/dashboard/planted.ts', 'react'],
  ['src/domain/newmodule/planted.ts', '@mui/material/Box'],
  ['src/site.ts', '@/app/router'],
  ['src/address.ts', 'react'],
  ['src/data/planted.ts', '@/ui/cards/Panel'],
  ['src/data/planted.ts', '@mui/material/Box'],
  ['src/ui/planted.ts', '@/data/learners/useLearners'],
  ['src/ui/planted.ts', 'recharts'],
  ['src/charts/planted.ts', '@/ui/cards/Panel'],
  ['src/features/newmodule/planted.ts', '@/features/player/Timer'],
  ['src/features/newmodule/planted.ts', '../player/Timer'],
  ['src/features/newmodule/deep/planted.ts', 'recharts'],
  ['src/features/newmodule/planted.ts', '@theme'],
  ['src/features/newmodule/planted.ts', '@/pages/home/HomePage'],
  ['src/pages/newmodule/planted.ts', '@/pages/home/HomePage'],
  ['src/pages/newmodule/planted.ts', './HomePage'],
  ['src/features/newmodule/planted.ts', '../player/Timer'],
  ['src/features/newmodule/folder/planted.ts', '../../player/Timer'],
  ['src/features/newmodule/folder/deep/planted.ts', '../../../player/Timer'],
  ['src/features/newmodule/folder/deep/deeper/planted.ts', '../../../../player/Timer'],
  ['src/features/newmodule/folder/deep/deeper/planted.ts', '@/features/player/Timer'],
  ['src/features/newmodule/folder/planted.ts', '@/features/player/Timer'],
  ['src/pages/newmodule/planted.ts', '@/app/router'],
  ['src/app/planted.ts', 'recharts'],
  ['theme/planted.ts', '@/lib/text/format'],
  ['src/worker/planted.ts', '@/data/record/record'],
  ['src/worker/planted.ts', 'react'],
] as const;

const right = [
  ['src/lib/sound.ts', './format'],
  ['src/domain/exam/sound.ts', '@/lib/random'],
  ['src/domain/plan/sound.ts', '@/domain/exam/level/test-levels'],
  ['src/domain/dashboard/sound.ts', '@/domain/exam/level/test-levels'],
  ['src/data/sound.ts', '@/domain/exam/items/item'],
  ['src/ui/sound.ts', '@/lib/text/format'],
  ['src/charts/sound.ts', 'recharts'],
  ['src/charts/sound.ts', '@/ui/loading/Part'],
  ['src/charts/sound.ts', '@/ui/bars/EstimateMark'],
  ['src/features/newmodule/sound.ts', '@/data/learners/useLearners'],
  ['src/features/newmodule/folder/sound.ts', '../Panel'],
  ['src/features/newmodule/folder/sound.ts', '../other/Panel'],
  ['src/features/newmodule/folder/deep/sound.ts', '../../other/Panel'],
  ['src/features/newmodule/folder/deep/deeper/sound.ts', '../../../other/Panel'],
  ['src/pages/newmodule/sound.ts', '@/features/player/Timer'],
  ['src/app/sound.ts', '@/pages/home/HomePage'],
  ['theme/sound.ts', '@mui/material/styles'],
  ['src/worker/sound.ts', '@/data/offline/workerNames'],
] as const;

const clockless = [
  ['src/domain/exam/attempts/clock.ts', 'export const now = () => new Date();'],
  ['src/domain/dashboard/chance.ts', 'export const chance = () => Math.random();'],
  ['src/domain/exam/browser.ts', 'export const kept = () => localStorage.length;'],
] as const;

const root = mkdtempSync(join(tmpdir(), 'larkfield-layers-'));
let complaints: { filename: string; code?: string; message: string }[] = [];

/** Each import gets its own file, except in brand.ts, site.ts, and address.ts, which the rules know by name. */
const files = [...wrong, ...right].map(([file, source], index) => ({
  file: /\/(brand|site|address)\.ts$/.test(file) ? file : file.replace(/\.ts$/, `-${index}.ts`),
  text: `import * as thing from '${source}';\n\nexport const it = thing;\n`,
}));

beforeAll(() => {
  cpSync('.oxlintrc.json', join(root, '.oxlintrc.json'));
  for (const { file, text } of [
    ...files,
    ...clockless.map(([at, line]) => ({ file: at, text: `${line}\n` })),
  ]) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  const run = () =>
    execFileSync(resolve('node_modules/.bin/oxlint'), ['--format', 'json', '.'], {
      cwd: root,
      encoding: 'utf8',
      // The type-aware rules are a separate program that the linter looks up in PATH.
      env: {
        ...process.env,
        PATH: `${resolve('node_modules/.bin')}${delimiter}${process.env['PATH'] ?? ''}`,
      },
    });
  let output = '';
  try {
    output = run();
  } catch (error) {
    if (typeof error === 'object' && error !== null && 'stdout' in error) output = String(error.stdout);
  }
  complaints = JSON.parse(output).diagnostics;
});

afterAll(() => rmSync(root, { recursive: true, force: true }));

const about = (file: string) =>
  complaints.filter(
    (each) => resolve(root, each.filename) === join(root, file) && /restricted/.test(each.code ?? ''),
  );

describe('rejects a wrong import', () => {
  test.each(wrong.map(([file, source], index) => [file, source, files[index]?.file ?? '']))(
    '%s from %s',
    (_, __, planted) => {
      expect(about(planted).length).toBeGreaterThan(0);
    },
  );
});

describe('accepts a right import', () => {
  test.each(right.map(([file, source], index) => [file, source, files[wrong.length + index]?.file ?? '']))(
    '%s from %s',
    (_, __, planted) => expect(about(planted)).toEqual([]),
  );
});

describe('domain code can’t use clocks, randomness, or the browser', () => {
  test.each(clockless)('%s', (file) => expect(about(file).length).toBeGreaterThan(0));
});
