import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { brand } from './src/brand.ts';
import { atRoot } from './tools/at-root.mjs';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const source = { find: /^@\//, replacement: here('./src/') };

/** React Router's own entry is its development build whatever the mode; the built site takes the other one, without its warnings. */
const productionRouter =
  process.env['NODE_ENV'] === 'production'
    ? [
        {
          find: /^react-router$/,
          replacement: here('./node_modules/react-router/dist/production/index.mjs'),
        },
        {
          find: /^react-router\/dom$/,
          replacement: here('./node_modules/react-router/dist/production/dom-export.mjs'),
        },
      ]
    : [];

interface BuiltFile {
  readonly name: string;
  readonly facadeModuleId?: string | null | undefined;
}

/** Groups of modules whose file can be told by its name. */
const namedGroups = ['base', 'helpers', 'plans'];

/**
 * What several files share has no name but its digits: names of a dozen parts in each page and part are a kilobyte. Sections have one
 * file a set: without the set in the name there would be six called "verbal". Seven digits tell every version of a file from the
 * others, as git's do, and hexadecimal digits pack better than letters.
 */
function fileNameOf({ facadeModuleId, name }: BuiltFile): string {
  if (!facadeModuleId && !namedGroups.includes(name)) return 'assets/[hash:7].js';
  const content = /items\/content\/([a-z-]+)\/([a-z0-9-]+)\.json$/.exec(facadeModuleId ?? '');
  return content === null
    ? 'assets/[name]-[hash:7].js'
    : `assets/items-${content[1]}-${content[2]}-[hash:7].js`;
}

export default defineConfig({
  plugins: [react(), atRoot(brand.origin)],
  resolve: {
    alias: [
      ...productionRouter,
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
            // Helpers of a few lines, MUI's and our own, would be a file each.
            {
              name: 'helpers',
              minShareCount: 2,
              test: /\/(?:@mui\/(?:material\/)?utils\/(?:debounce|ownerWindow|ownerDocument|getActiveElement|useForkRef|setRef)|src\/(?:lib\/download|ui\/controls\/unseenInput))\./,
            },
            // Nearly every dialog has a title and a foot; the few that have one alone would split them.
            {
              name: 'dialogs',
              minShareCount: 2,
              test: /\/@mui\/material\/Dialog(?:Actions|Content|Title)\//,
            },
            // What fetches a result and the button on it is on every page of a test, in three files of two lines if it weren't one.
            {
              name: 'loaders',
              minShareCount: 2,
              test: /\/src\/features\/(?:results\/load(?:EssayReview)?|family\/sharing\/load)\.ts$/,
            },
            // The plans of the tests are on every page that starts one, in eight small files if they weren't one.
            {
              name: 'plans',
              minShareCount: 3,
              test: /\/src\/domain\/exam\/(?:catalog\/(?:diagnostic|full-forms|parts|plans|practice)|blueprint|genre|plan|timing)\.ts$/,
            },
          ],
        },
        hashCharacters: 'hex',
        chunkFileNames: fileNameOf,
      },
    },
  },
  // The prerenderer bundles all it needs, so that Node never has to resolve a package's ESM by itself.
  ssr: { noExternal: true },
  test: {
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
