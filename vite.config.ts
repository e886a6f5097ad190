import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { brand } from './src/brand.ts';
import { atRoot } from './tools/at-root.mjs';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  plugins: [react(), atRoot(brand.origin)],
  resolve: {
    alias: [
      { find: /^@theme$/, replacement: here('./theme/index.ts') },
      { find: /^@theme\//, replacement: here('./theme/') },
      { find: /^@\//, replacement: here('./src/') },
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
  // The prerenderer's bundle includes its packages, so that Node doesn't have to resolve their ESM.
  ssr: { noExternal: true },
});
