/** Builds the site into build/site: items checked, client bundled, every route prerendered. */
import { readFile, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { pngOf } from './preview-image.mjs';

process.env['NODE_ENV'] = 'production';
// The day that prerendered pages show until the reader's own clock takes over; settable, so that a build can be repeated.
const epoch = process.env['SOURCE_DATE_EPOCH'];
process.env['VITE_BUILD_DAY'] = (epoch === undefined ? new Date() : new Date(Number(epoch) * 1000))
  .toISOString()
  .slice(0, 10);

const { build } = await import('vite');
const root = fileURLToPath(new URL('..', import.meta.url));
process.chdir(root);
await rm('build', { recursive: true, force: true });

/** @param {string} file */
const load = (file) => import(pathToFileURL(`${root}/build/server/${file}.js`).href);

await build({
  logLevel: 'warn',
  build: {
    ssr: true,
    outDir: 'build/server',
    manifest: false,
    copyPublicDir: false,
    rolldownOptions: { input: { prerender: 'src/app/prerender/index.ts', items: 'src/data/items/check.ts' } },
  },
});

const { checkContent } = await load('items');
/** @type {string[]} */
const problems = checkContent();
if (problems.length > 0) {
  console.error(
    `The item bank has ${problems.length} ${problems.length === 1 ? 'problem' : 'problems'}:\n${problems.join('\n')}`,
  );
  process.exit(1);
}

await build({ logLevel: 'warn' });
const manifest = JSON.parse(await readFile('build/site/.vite/manifest.json', 'utf8'));
const { preview, renderSite } = await load('prerender');
const pages = await renderSite('build/site', manifest);
await writeFile(`build/site/${preview.file}`, await pngOf(preview.svg));
console.log(`Built ${pages} pages into build/site`);
