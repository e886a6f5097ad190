/** Builds the service worker, which knows every file of the finished site, and the script that switches it off. */
import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const sources = fileURLToPath(new URL('../src', import.meta.url));

/** Files that only a host, a search engine, or a chat asks for. */
const leftOut = [/^\.vite\//, /^robots\.txt$/, /^sitemap\.xml$/, /^preview\//, /^install\//, /\.(?:br|gz)$/];

/**
 * Stores the worker in the folder of a finished site, and the script that switches it off in a folder of its own.
 * @param {string} site
 * @param {string} killSwitchFolder
 */
export async function buildWorker(site, killSwitchFolder) {
  const files = await filesOf(site);
  const bytes = files.reduce((sum, { text }) => sum + packedLength(text), 0);
  await writeFile(join(site, 'site-copy.json'), `${JSON.stringify({ files: files.length, bytes })}\n`);
  const entries = (await filesOf(site)).map(({ path, text }) => ({
    url: urlOf(path),
    // A name in assets/ carries a hash of the content already.
    revision: path.startsWith('assets/') ? null : hashOf(text),
  }));
  await bundle('worker', site, {
    siteFiles: JSON.stringify(entries),
    siteVersion: JSON.stringify(hashOf(JSON.stringify([entries, await workerSources()]))),
  });
  await bundle('killSwitch', killSwitchFolder, {});
}

/**
 * @param {string} name of the script in src/worker
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
      // A script of its own, not a module: Firefox takes no module as a service worker.
      rolldownOptions: {
        input: join(sources, 'worker', `${name}.ts`),
        output: { format: 'iife', entryFileNames: 'sw.js', codeSplitting: false },
      },
    },
  });
}

/**
 * The files that the site needs without a connection.
 * @param {string} site
 * @returns {Promise<{ path: string, text: Buffer }[]>} by their paths, with slashes on every system
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

/** The text of the worker's own files: a change of them makes another version, too. */
async function workerSources() {
  const folder = join(sources, 'worker');
  const names = (await readdir(folder)).toSorted();
  return Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
}

/**
 * The address that a host serves a file at without a redirect.
 * @param {string} path
 */
const urlOf = (path) => `/${path.replace(/(?:^|\/)index\.html$/, '')}`;

/** @param {string | Buffer} text */
const hashOf = (text) => createHash('sha256').update(text).digest('hex').slice(0, 12);

/** @param {Buffer} text */
const packedLength = (text) =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;
