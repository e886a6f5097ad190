/** Reads the bench's command line. */
import { existsSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';

/** @type {readonly ['loads', 'presses']} */
const parts = ['loads', 'presses'];

/**
 * `name` heads a build's results. `routes` is null if none was named: each part then measures its usual ones.
 * @typedef {{ name: string, site: string }} Build
 * @typedef {{ builds: readonly Build[], routes: readonly string[] | null, runs: number, parts: readonly (typeof parts)[number][] }}
 * Arguments
 */

/**
 * @param {string[]} args
 * @param {{ site: string, routes: readonly string[] }} usual the build and the routes to measure if none is named
 * @returns {Arguments}
 * @throws Error if an option is invalid or a build lacks one of the routes
 */
export function readArguments(args, usual) {
  const { values, positionals } = parseArgs({
    args,
    options: {
      runs: { type: 'string', default: '5' },
      site: { type: 'string', multiple: true, default: [usual.site] },
      only: { type: 'string' },
    },
    allowPositionals: true,
  });
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1)
    throw new Error(`--runs takes a whole number from 1, not "${values.runs}".`);
  const only = parts.filter((part) => values.only === undefined || values.only === part);
  if (only.length === 0) throw new Error(`--only takes "loads" or "presses", not "${values.only}".`);
  const routes = positionals.length > 0 ? [...new Set(positionals)] : null;
  const sites = values.site.map((site) => resolve(site));
  for (const [index, site] of sites.entries()) {
    if (!existsSync(join(site, '404.html')))
      throw new Error(`There is no build in ${site}. Run "npm run build" first.`);
    if (sites.indexOf(site) !== index) throw new Error(`The build ${site} is named twice.`);
    for (const route of routes ?? usual.routes)
      if (!route.startsWith('/') || !existsSync(join(site, route, 'index.html')))
        throw new Error(`${site} has no page ${route}. Routes look like /dashboard/student.`);
  }
  return { builds: named(sites), routes, runs, parts: only };
}

/**
 * Names builds by their folders, or by their whole paths if two folders have the same name.
 * @param {readonly string[]} sites
 * @returns {Build[]}
 */
function named(sites) {
  const names = sites.map((site) => basename(site));
  const areUnique = new Set(names).size === names.length;
  return sites.map((site) => ({ site, name: areUnique ? basename(site) : site }));
}
