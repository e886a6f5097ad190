import react from '@vitejs/plugin-react';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { brand } from './src/brand.ts';
import { patienceMs } from './tests/unit/patience.ts';
import { atRoot } from './tools/at-root.mjs';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const source = { find: /^@\//, replacement: here('./src/') };

/**
 * The rules' tests that replace modules. They run isolated, beside the components. The others share workers, which halves their
 * time, because each worker imports the sources once instead of once a file.
 */
const mocking = readdirSync(here('./tests/unit'), { recursive: true, encoding: 'utf8' })
  .map((file) => join(here('./tests/unit'), file))
  .filter((file) => file.endsWith('.test.ts'))
  .filter((file) => /\bvi\.(?:mock|doMock|resetModules)\(/.test(readFileSync(file, 'utf8')));

/** Limits for a test that hangs, far above what any takes on a busy machine. No test has one of its own. */
const patience = { testTimeout: 600_000, hookTimeout: 600_000, expect: { poll: { timeout: patienceMs } } };

export default defineConfig({
  plugins: [react(), atRoot(brand.origin)],
  resolve: {
    alias: [
      { find: /^@theme$/, replacement: here('./theme/index.ts') },
      { find: /^@theme\//, replacement: here('./theme/') },
      source,
    ],
  },
  build: {
    outDir: 'build/site',
    manifest: true,
    // Fonts and images stay files, because they are preloaded and cached by name, and the CSP allows no data: URLs.
    assetsInlineLimit: 0,
    target: 'es2022',
    // Browsers without modulepreload fetch each file when it is imported, so the polyfill isn't worth its bytes on every page.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // Modules that sixteen or more entries share form one file; otherwise they would be twenty files on every page and 5 kB more in
        // all. Excluded are modules that many parts share but not every page needs: those of the dashboards, the rules of tests and
        // practice, and the record. The letters of the test forms are included, because plans name their tests by them on pages that
        // don't need the tests themselves.
        codeSplitting: {
          groups: [
            {
              name: 'base',
              minShareCount: 16,
              test: /^(?!.*\/(?:src\/(?:charts|domain\/(?:exam(?!\/catalog\/form-letters)|dashboard|learner|plan)|features\/family|data\/record)|node_modules\/valibot)\/).*\.(?:m?[jt]sx?|cjs)$/,
            },
          ],
        },
      },
    },
  },
  // The prerenderer's bundle includes its packages, so that Node doesn't have to resolve their ESM. Tests import packages as Node
  // does: if they were bundled, each file with components would evaluate all of MUI through the test runner.
  ssr: { noExternal: process.env['VITEST'] === undefined ? true : [] },
  test: {
    // Vitest would otherwise leave one core idle, which is half of a small machine.
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        test: {
          name: 'rules',
          environment: 'node',
          include: ['tests/unit/**/*.test.ts'],
          exclude: mocking,
          isolate: false,
          ...patience,
        },
      },
      {
        extends: true,
        test: {
          name: 'components',
          environment: 'happy-dom',
          include: ['tests/unit/**/*.test.tsx', ...mocking],
          setupFiles: ['tests/unit/setup.ts'],
          ...patience,
        },
      },
      {
        // Without the site's plugins: the dictionary packages read files next to their modules, so Node must load them in place.
        resolve: { alias: [source] },
        test: {
          name: 'bank',
          environment: 'node',
          include: ['tests/bank/**/*.test.ts'],
          ...patience,
        },
      },
      {
        extends: true,
        test: {
          name: 'build',
          environment: 'node',
          include: ['tests/build/**/*.test.ts'],
          ...patience,
        },
      },
      {
        extends: true,
        test: {
          name: 'engines',
          environment: 'node',
          include: ['tests/engines/**/*.test.ts'],
          // One browser at a time, because on two cores, several save little and slow each test down.
          fileParallelism: false,
          // Each test is a whole story in a real browser, and a machine may be slow; tests/engines/limits.ts has the limits of its steps.
          testTimeout: 1_800_000,
          hookTimeout: 1_800_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'hosts',
          environment: 'node',
          include: ['tests/hosts/**/*.test.ts'],
          // No request waits for anything but the machine, which may be slow.
          testTimeout: 600_000,
          hookTimeout: 600_000,
        },
      },
    ],
  },
});
