/** Builds the site into build/site: validates the items, bundles the client, prerenders every page, and compresses the files. */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { pagePolicy } from './hosts/table.mjs';
import { icoOf } from './icon.mjs';
import { writeLicenses } from './licenses.mjs';
import { packFiles } from './pack.mjs';
import { pngOf } from './preview-image.mjs';
import { buildWorker } from './worker.mjs';

process.env['NODE_ENV'] = 'production';
// Prerendered pages show this date until the visitor's clock takes over. SOURCE_DATE_EPOCH sets it for reproducible builds.
const epoch = process.env['SOURCE_DATE_EPOCH'];
process.env['VITE_BUILD_DAY'] = (epoch === undefined ? new Date() : new Date(Number(epoch) * 1000))
  .toISOString()
  .slice(0, 10);

const { build, resolveConfig } = await import('vite');
const root = fileURLToPath(new URL('..', import.meta.url));
process.chdir(root);
try {
  // Reports an invalid setting before the last build is deleted.
  await resolveConfig({}, 'build');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
await rm('build', { recursive: true, force: true });

/** @param {string} file */
const load = (file) => import(pathToFileURL(`${root}/build/server/${file}.js`).href);

await build({
  logLevel: 'warn',
  build: {
    ssr: true,
    outDir: 'build/server',
    manifest: false,
    license: false,
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
const { drawingsToRasterize, licensesFile, renderSite } = await load('prerender');
const pages = await renderSite('build/site', manifest, pagePolicy);
for (const { file, svg, width } of drawingsToRasterize) {
  await mkdir(dirname(`build/site/${file}`), { recursive: true });
  await writeFile(`build/site/${file}`, await pngOf(svg, width));
}
await writeFile('build/site/favicon.ico', await icoOf(await readFile('build/site/favicon.svg', 'utf8')));
await writeLicenses(licensesFile, 'build/site');
await buildWorker('build/site', 'build/kill-switch');
await packFiles('build/site');
console.log(`Built ${pages} pages into build/site`);
