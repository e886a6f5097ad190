/**
 * Builds the benchmark's floor: the smallest prerendered page that loads the same libraries as the site (React, React Router, MUI,
 * Recharts). Its cost is the minimum for any page made of these libraries that doesn't defer loading them.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build } from 'vite';

const root = fileURLToPath(new URL('.', import.meta.url));

/**
 * @param {string} folder the copy of the built site to which the page is added
 * @returns {Promise<string>} the page's URL path
 */
export async function buildFloor(folder) {
  const path = '/bench-floor';
  /** @type {import('vite').InlineConfig} */
  const common = {
    configFile: false,
    root,
    base: `${path}/`,
    logLevel: 'error',
    plugins: [react()],
  };
  await build({ ...common, build: { outDir: join(folder, path), target: 'es2022' } });
  const server = join(folder, `${path}-server`);
  await build({
    ...common,
    ssr: { noExternal: true },
    build: {
      ssr: 'server.tsx',
      outDir: server,
      rolldownOptions: { output: { entryFileNames: 'server.mjs' } },
    },
  });
  const { renderFloor } = await import(pathToFileURL(join(server, 'server.mjs')).href);
  const file = join(folder, path, 'index.html');
  const html = await readFile(file, 'utf8');
  await writeFile(
    file,
    html.replace('<!--page-->', () => renderFloor()),
  );
  return path;
}
