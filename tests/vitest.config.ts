import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import siteConfig from '../vite.config.ts';
import { patienceMs } from './unit/patience.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * The rules' tests that replace modules. They run isolated, beside the components. The others share workers, which halves their
 * time, because each worker imports the sources once instead of once a file.
 */
const mocking = readdirSync(`${root}/tests/unit`, { recursive: true, encoding: 'utf8' })
  .map((file) => `tests/unit/${file.replaceAll('\\', '/')}`)
  .filter((file) => file.endsWith('.test.ts'))
  .filter((file) => /\bvi\.(?:mock|doMock|resetModules)\(/.test(readFileSync(`${root}/${file}`, 'utf8')));

/** The slow tests, which only `npm run test:all` runs. */
const extended = 'tests/{unit,bank}/**/*.extended.test.{ts,tsx}';

/** Opens every page in a browser, so it runs with the extended tests. */
const budgets = ['tests/build/budgets.test.ts'];

const minutes = (count: number) => ({ testTimeout: count * 60_000, hookTimeout: count * 60_000 });

// Tests import packages as Node does: if they were bundled, each file with components would evaluate all of MUI through the runner.
const { ssr: _, ...site } = siteConfig;

/**
 * The limits are for a test that hangs, far above what any takes on a busy machine; no test has one of its own. Speed is measured by
 * `npm run bench`.
 */
export default defineConfig({
  ...site,
  root,
  test: {
    // Vitest would otherwise leave one core idle, which is half of a small machine.
    maxWorkers: '100%',
    ...minutes(10),
    expect: { poll: { timeout: patienceMs } },
    projects: [
      {
        extends: true,
        test: {
          name: 'rules',
          environment: 'node',
          include: ['tests/unit/**/*.test.ts'],
          exclude: [...mocking, extended],
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'components',
          environment: 'happy-dom',
          include: ['tests/unit/**/*.test.tsx', ...mocking],
          exclude: [extended],
          setupFiles: ['tests/unit/setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'extended',
          environment: 'happy-dom',
          include: [extended],
          setupFiles: ['tests/unit/setup.ts'],
        },
      },
      {
        // Without the site's plugins: the dictionary packages read files next to their modules, so Node must load them in place.
        resolve: site.resolve ?? {},
        test: {
          name: 'bank',
          environment: 'node',
          include: ['tests/bank/**/*.test.ts'],
          exclude: [extended],
          isolate: false,
          ...minutes(10),
        },
      },
      {
        extends: true,
        test: {
          name: 'build',
          environment: 'node',
          include: ['tests/build/**/*.test.ts'],
          exclude: budgets,
        },
      },
      {
        extends: true,
        test: {
          name: 'budgets',
          environment: 'node',
          include: budgets,
        },
      },
      {
        extends: true,
        test: {
          name: 'engines',
          environment: 'node',
          include: ['tests/engines/**/*.test.ts'],
          // One browser at a time, because on two cores, several save only 16 of 260 seconds and slow each test down.
          fileParallelism: false,
          ...minutes(30),
        },
      },
      {
        extends: true,
        test: {
          name: 'hosts',
          environment: 'node',
          include: ['tests/hosts/**/*.test.ts'],
        },
      },
    ],
  },
});
