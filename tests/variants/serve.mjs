/** Builds the dashboards' variants into build/variants and serves them: `PORT=4175 node tests/variants/serve.mjs`. */
import { fileURLToPath } from 'node:url';
import { build, preview } from 'vite';

const root = fileURLToPath(new URL('../..', import.meta.url));
const config = {
  configFile: `${root}/vite.config.ts`,
  root: `${root}/tests/variants`,
  publicDir: `${root}/public`,
  logLevel: /** @type {const} */ ('warn'),
  build: { outDir: `${root}/build/variants`, emptyOutDir: true },
};

process.env['NODE_ENV'] = 'production';
await build(config);
// Vite's preview serves index.html for every path, which is intended: the router handles the rest.
await preview({
  ...config,
  preview: { port: Number(process.env['PORT'] ?? 4175), strictPort: true, host: '127.0.0.1' },
});
