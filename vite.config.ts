import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { brand } from './src/brand.ts';
import { atRoot } from './tools/at-root.mjs';
import { bundledLicenses } from './tools/licenses.mjs';

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
    license: { fileName: bundledLicenses },
    // Fonts and images stay files, because they are preloaded and cached by name, and the CSP allows no data: URLs.
    assetsInlineLimit: 0,
    target: 'es2022',
    // Browsers without modulepreload fetch each file when it is imported, so the polyfill isn't worth its bytes on every page.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // Modules that many entries share form three files; otherwise each combination of entries would have a file of its own. With
        // fewer sharers, text pages load what only dashboards need; with more, dashboards load dozens of small files.
        codeSplitting: {
          groups: [
            { name: 'libraries', minShareCount: 12, test: /\/node_modules\// },
            { name: 'ui', minShareCount: 6, test: /\/(?:theme|src\/(?:app|ui|lib))\/.*\.tsx?$/ },
            { name: 'domain', minShareCount: 6, test: /\/src\/(?:domain|data)\/.*\.tsx?$/ },
          ],
        },
      },
    },
  },
  // The prerenderer's bundle includes its packages, so that Node doesn't have to resolve their ESM.
  ssr: { noExternal: true },
});
