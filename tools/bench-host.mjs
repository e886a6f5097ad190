/**
 * Measures how many first visits to the home page nginx, configured as in hosts/, can serve per second on this machine. A first
 * visit consists of the document and every file that Chromium loads after it. The load generator wrk, on the same machine, requests
 * them in turn, compressed, over keep-alive connections, for ten seconds. Usage, after a build: `npm run bench:host`.
 */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { chromium } from 'playwright';
import { browserPath } from './browser.mjs';
import { hasBrotliModule, startNginx } from './hosts/start.mjs';
import { findProgram, installPackages } from './install.mjs';

const seconds = 10;
const threads = 2;
const connections = 64;
const accepted = 'gzip, deflate, br';
const folder = fileURLToPath(new URL('../build/site', import.meta.url));

if (!existsSync(join(folder, '404.html'))) fail('There is no build yet: run "npm run build" first.');
for (const name of ['nginx', 'wrk']) if (findProgram(name) === null) installPackages([name]);
const wrk = findProgram('wrk');
if (wrk === null || findProgram('nginx') === null)
  fail('This bench needs nginx and wrk. On Debian and Ubuntu they are packages of these names.');

const brotli = hasBrotliModule();
const { address, close } = await startNginx({ folder, brotli });
try {
  const paths = await pathsOfVisit();
  const rate = await requestsPerSecond(wrk, paths);
  const kB = { br: await kBOf(paths, '.br'), gz: await kBOf(paths, '.gz') };
  console.log(`A first visit to the home page: ${paths.length} requests, ${kB.br} kB with brotli, ${kB.gz} kB with gzip
nginx (${brotli ? 'brotli' : 'gzip'}, 2 workers) beside wrk on ${availableParallelism()} cores: ${Math.round(rate)} requests a second = ${Math.round(rate / paths.length)} first visits a second`);
} finally {
  await close();
}

/**
 * @param {string} message
 * @returns {never}
 */
function fail(message) {
  console.error(message);
  process.exit(1);
}

/** Returns the paths that a new visitor's browser requests until the home page is complete. */
async function pathsOfVisit() {
  const browser = await chromium.launch({ executablePath: browserPath() });
  try {
    // Blocks the service worker: the files it fetches later, when the network is idle, aren't part of the visit.
    const context = await browser.newContext({ serviceWorkers: 'block' });
    const page = await context.newPage();
    /** @type {string[]} */
    const paths = [];
    page.on('request', (request) => paths.push(new URL(request.url()).pathname));
    await page.goto(`${address}/`, { waitUntil: 'networkidle' });
    // Adds the icon, which a headless browser doesn't request.
    return [...new Set([...paths, '/favicon.svg'])];
  } finally {
    await browser.close();
  }
}

/**
 * @param {string} program
 * @param {readonly string[]} paths
 * @returns {Promise<number>}
 */
async function requestsPerSecond(program, paths) {
  const temporary = await mkdtemp(join(tmpdir(), 'larkfield-wrk-'));
  const script = join(temporary, 'visit.lua');
  await writeFile(
    script,
    `local paths = { ${paths.map((path) => JSON.stringify(path)).join(', ')} }
local place = 0
request = function()
  place = place % #paths + 1
  return wrk.format("GET", paths[place])
end
`,
  );
  try {
    const { stdout } = await promisify(execFile)(
      program,
      [
        `-t${threads}`,
        `-c${connections}`,
        `-d${seconds}s`,
        '-s',
        script,
        '-H',
        `Accept-Encoding: ${accepted}`,
        address,
      ],
      { timeout: 2 * seconds * 1000 },
    );
    console.log(stdout);
    if (/Non-2xx|Socket errors/.test(stdout)) fail('Some requests failed: these figures count for nothing.');
    return Number(/Requests\/sec:\s*([\d.]+)/.exec(stdout)?.[1]);
  } finally {
    await rm(temporary, { recursive: true });
  }
}

/**
 * @param {readonly string[]} paths
 * @param {string} ending the file extension of the compressed copies, such as ".br"
 */
async function kBOf(paths, ending) {
  let bytes = 0;
  for (const path of paths) {
    const file = join(folder, path === '/' ? 'index.html' : path);
    bytes += (await stat(existsSync(file + ending) ? file + ending : file)).size;
  }
  return Math.round(bytes / 1000);
}
