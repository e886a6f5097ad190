/** Builds the service worker, with its list of the site's files, and the kill-switch script that disables an installed worker. */
import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { workerLicenses } from './licenses.mjs';

const sources = fileURLToPath(new URL('../src', import.meta.url));

/** Files that the offline copy omits, because only hosts, search engines, chat apps, or installation dialogs request them. */
const leftOut = [/^\.vite\//, /^robots\.txt$/, /^sitemap\.xml$/, /^preview\//, /^install\//, /\.(?:br|gz)$/];

/**
 * Writes the worker to a built site's folder, and the kill-switch script to a folder of its own. Both are called sw.js.
 * @param {string} site
 * @param {string} killSwitchFolder
 */
export async function buildWorker(site, killSwitchFolder) {
  const files = await filesOf(site);
  const bytes = files.reduce((sum, { text }) => sum + packedLength(text), 0);
  await writeFile(join(site, 'site-copy.json'), `${JSON.stringify({ files: files.length, bytes })}\n`);
  const entries = (await filesOf(site)).map(({ path, text }) => ({
    url: urlOf(path),
    // Files in assets/ need no revision, because their names contain a content hash.
    revision: path.startsWith('assets/') ? null : hashOf(text),
  }));
  await bundle('worker', site, {
    siteFiles: JSON.stringify(entries),
    siteVersion: JSON.stringify(hashOf(JSON.stringify([entries, await workerSources()]))),
  });
  await bundle('killSwitch', killSwitchFolder, {});
}

/**
 * @param {string} name the script in src/worker, without its extension
 * @param {string} outDir
 * @param {Record<string, string>} define
 */
async function bundle(name, outDir, define) {
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    resolve: { alias: { '@': sources } },
    define: { 'process.env.NODE_ENV': JSON.stringify('production'), ...define },
    build: {
      outDir,
      emptyOutDir: false,
      target: 'es2022',
      license: name === 'worker' ? { fileName: workerLicenses } : false,
      // Outputs a classic script, because Firefox doesn't support modules as service workers.
      rolldownOptions: {
        input: join(sources, 'worker', `${name}.ts`),
        output: { format: 'iife', entryFileNames: 'sw.js', codeSplitting: false },
      },
    },
  });
}

/**
 * Reads the files that the site needs offline.
 * @param {string} site
 * @returns {Promise<{ path: string, text: Buffer }[]>} paths use forward slashes on every system
 */
async function filesOf(site) {
  const found = await readdir(site, { recursive: true, withFileTypes: true });
  const paths = found
    .filter((entry) => entry.isFile())
    .map((entry) => relative(site, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((path) => path !== 'sw.js' && !leftOut.some((pattern) => pattern.test(path)))
    .toSorted();
  return Promise.all(paths.map(async (path) => ({ path, text: await readFile(join(site, path)) })));
}

/** Returns the worker's source files. They are part of the version, so that changing one of them changes it. */
async function workerSources() {
  const folder = join(sources, 'worker');
  const names = (await readdir(folder)).toSorted();
  return Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
}

/**
 * Returns the URL path at which a host serves a file without a redirect.
 * @param {string} path
 */
const urlOf = (path) => `/${path.replace(/(?:^|\/)index\.html$/, '')}`;

/** @param {string | Buffer} text */
const hashOf = (text) => createHash('sha256').update(text).digest('hex').slice(0, 12);

/** @param {Buffer} text */
const packedLength = (text) =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;
