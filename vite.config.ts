import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { brand } from './src/brand.ts';
import { atRoot } from './tools/at-root.mjs';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const source = { find: /^@\//, replacement: here('./src/') };

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
    // Fonts and images stay files: they are preloaded and cached by name, and the CSP allows no data: URLs.
    assetsInlineLimit: 0,
    target: 'es2022',
    // A browser that doesn't know the hint fetches each file when its turn comes; no page pays for teaching it.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // What fifteen pages share is one file: apart, the same modules are twenty files on every page, 5 kB more in all.
        // What the dashboards' many parts share, the rules of tests and practice, and the record are not on every page. The letters of the
        // forms are: a plan names its tests by them, on pages that have no use for the plans of the tests.
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
  // The prerenderer bundles all it needs, so that Node never has to resolve a package's ESM by itself.
  ssr: { noExternal: true },
  test: {
    // Vitest leaves one core idle otherwise, which is half of a small machine.
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        test: {
          name: 'rules',
          environment: 'node',
          include: ['tests/unit/**/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'components',
          environment: 'happy-dom',
          include: ['tests/unit/**/*.test.tsx'],
        },
      },
      {
        // Without what the site's code needs: dictionaries are files beside their modules, and Node loads them from where they are.
        resolve: { alias: [source] },
        test: {
          name: 'bank',
          environment: 'node',
          include: ['tests/bank/**/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'build',
          environment: 'node',
          include: ['tests/build/**/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'engines',
          environment: 'node',
          include: ['tests/engines/**/*.test.ts'],
          // One browser at a time: several slow each other down on two cores.
          fileParallelism: false,
          // Each test is a whole story in a real browser.
          testTimeout: 60_000,
          hookTimeout: 60_000,
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
