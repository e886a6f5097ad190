/** Every imported package is declared: transitive dependencies may disappear with an update. */
import { readdirSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { describe, expect, test } from 'vitest';
import { dependencies, devDependencies } from '../../../package.json';

const shipped = new Set(Object.keys(dependencies));
const declared = new Set([...shipped, ...Object.keys(devDependencies)]);
/** Aliases that Vite and TypeScript resolve to our own files. */
const aliases = ['@', '@theme'];

const specifier = /(?:\bfrom\s+|\bimport\s*\(\s*|^import\s+)'([^'.$][^'\n]*)'/gm;

/** Returns the packages that a module imports: "@mui/material/Box" belongs to "@mui/material". */
function packagesIn(text: string): readonly string[] {
  return [...text.matchAll(specifier)]
    .map(([, path = '']) => path)
    .filter((path) => !path.startsWith('node:') && !builtinModules.includes(path))
    .map((path) =>
      path
        .split('/')
        .slice(0, path.startsWith('@') && !path.startsWith('@/') ? 2 : 1)
        .join('/'),
    )
    .filter((name) => !aliases.some((alias) => name === alias || name.startsWith(`@theme/`)));
}

function undeclared(folder: string, known: ReadonlySet<string>): readonly string[] {
  return readdirSync(folder, { recursive: true })
    .map((file) => `${folder}/${String(file)}`)
    .filter((file) => /\.(?:tsx?|mjs)$/.test(file))
    .flatMap((file) =>
      packagesIn(readFileSync(file, 'utf8'))
        .filter((name) => !known.has(name))
        .map((name) => `${file} imports ${name}`),
    );
}

test('finds imported packages in every form of import', () => {
  const text = [
    `import Box from '@mui/material/Box';`,
    `import type { Page } from 'playwright';`,
    `import 'fake-indexeddb/auto';`,
    `const late = () => import('recharts');`,
    `import { readFile } from 'node:fs/promises';`,
    `import { theme } from '@theme';`,
    `import { site } from '@/site';`,
    `import { own } from './own';`,
  ].join('\n');
  expect(packagesIn(text)).toEqual(['@mui/material', 'playwright', 'fake-indexeddb', 'recharts']);
});

describe('code that ships', () => {
  test.each(['src', 'theme'])('%s imports only declared dependencies', (folder) =>
    expect(undeclared(folder, shipped)).toEqual([]),
  );
});

describe('code for building and testing', () => {
  test.each(['tests', 'tools'])('%s imports only declared packages', (folder) =>
    expect(undeclared(folder, declared)).toEqual([]),
  );
});
