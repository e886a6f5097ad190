/** Serves copies of the builds with the pages that the bench compares them with. */
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildFloor } from '../bench-floor/build.mjs';
import { packFiles } from '../pack.mjs';
import { serve } from '../serve.mjs';

/** Matches a document's module scripts and their preloads. */
const scripts = /<script type="module"[^>]*><\/script>|<link rel="modulepreload"[^>]*>/g;

/** A page without scripts on which to save a record, and before which nothing has been visited. */
export const barePage = '/bench-bare';

/**
 * A build that is served at an address, which is an origin of its own.
 * @typedef {{ name: string, address: string, close: () => Promise<void> }} ServedBuild
 */

/**
 * @param {import('./arguments.mjs').Build} build
 * @returns {Promise<ServedBuild & { folder: string }>}
 */
export async function serveCopy({ name, site }) {
  const folder = await mkdtemp(join(tmpdir(), 'larkfield-bench-'));
  await cp(site, folder, { recursive: true });
  await addPage(folder, barePage, bareDocument('Home'));
  const { address, close } = await serve({ folder });
  return {
    name,
    address,
    folder,
    close: async () => {
      await close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/**
 * Adds a bare page with little more than a route's heading.
 * @param {string} folder
 * @param {string} route
 * @param {number} index
 * @returns {Promise<string>} its path
 */
export async function addBare(folder, route, index) {
  const html = await readFile(join(folder, route, 'index.html'), 'utf8');
  const heading = (/<h1[^>]*>([\s\S]*?)<\/h1>/.exec(html)?.[1] ?? 'Home').replaceAll(/<[^>]*>/g, '');
  return addPage(folder, `${barePage}-${index}`, bareDocument(heading));
}

/**
 * Adds a copy of a route's document without its scripts.
 * @param {string} folder
 * @param {string} route
 * @param {number} index
 * @returns {Promise<string>} its path
 */
export async function addStill(folder, route, index) {
  const html = await readFile(join(folder, route, 'index.html'), 'utf8');
  if (html.search(scripts) === -1) throw new Error(`${route} has no script that could be left out.`);
  return addPage(folder, `/bench-still-${index}`, html.replaceAll(scripts, ''));
}

/**
 * Adds the smallest prerendered page made of the site's libraries.
 * @param {string} folder
 * @returns {Promise<string>} its path
 */
export async function addFloor(folder) {
  const path = await buildFloor(folder);
  await packFiles(join(folder, path));
  return path;
}

/**
 * @param {string} folder
 * @param {string} path
 * @param {string} html
 */
async function addPage(folder, path, html) {
  await mkdir(join(folder, path));
  await writeFile(join(folder, path, 'index.html'), html);
  await packFiles(join(folder, path));
  return path;
}

/** @param {string} heading */
const bareDocument = (heading) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="data:,"><title>Bare</title></head><body><h1>${heading}</h1><details><summary>More</summary><p>Nothing.</p></details></body></html>`;
