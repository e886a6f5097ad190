/** Starts nginx or Caddy with its file from hosts/, for the tests and the host benchmark; needs no root, and uses a free port. */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { findProgram } from '../install.mjs';

/**
 * @typedef {{ address: string, close: () => Promise<void> }} Running
 */

const startMs = 30_000;
const pauseMs = 50;

/** Installed by Debian's package libnginx-mod-http-brotli-static. */
const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
export const hasBrotliModule = () => existsSync(brotliModule);

/**
 * @param {{ folder: string, brotli?: boolean }} options the folder to serve; `brotli` loads the brotli module and turns it on
 * @returns {Promise<Running>}
 */
export async function startNginx({ folder, brotli = false }) {
  const program = programAt('nginx');
  const port = await freePort();
  const temporary = await mkdtemp(join(tmpdir(), 'larkfield-nginx-'));
  const site = await hostFile('nginx.conf', [
    [/^ {4}listen 80;$/m, `    listen 127.0.0.1:${port};`],
    [/^ {4}root .*;$/m, `    root "${folder}";`],
    ...(brotli ? [/** @type {const} */ ([/^ {4}# (brotli_static on;)$/m, '    $1'])] : []),
  ]);
  const kinds = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  await writeFile(join(temporary, 'site.conf'), site);
  await writeFile(
    join(temporary, 'nginx.conf'),
    `${brotli ? `load_module ${brotliModule};\n` : ''}daemon off;
${process.getuid?.() === 0 ? `user ${userInfo().username};\n` : ''}worker_processes 2;
pid "${temporary}/pid";
error_log stderr warn;
events {}
http {
  access_log off;
${kinds.map((kind) => `  ${kind}_temp_path "${temporary}/${kind}";`).join('\n')}
  include "${temporary}/site.conf";
}
`,
  );
  return run(
    program,
    ['-p', temporary, '-e', 'stderr', '-c', join(temporary, 'nginx.conf')],
    port,
    temporary,
  );
}

/**
 * @param {{ folder: string }} options
 * @returns {Promise<Running>}
 */
export async function startCaddy({ folder }) {
  const program = programAt('caddy');
  const port = await freePort();
  const temporary = await mkdtemp(join(tmpdir(), 'larkfield-caddy-'));
  const site = await hostFile('Caddyfile', [
    [/^\S+ \{$/m, `http://127.0.0.1:${port} {`],
    [/^\troot \* .*$/m, `\troot * "${folder}"`],
  ]);
  const file = join(temporary, 'Caddyfile');
  await writeFile(file, `{\n\tadmin off\n\tauto_https off\n}\n\n${site}`);
  return run(program, ['run', '--config', file, '--adapter', 'caddyfile'], port, temporary);
}

/** @param {string} name */
function programAt(name) {
  const path = findProgram(name);
  if (path === null) throw new Error(`There is no ${name} on this machine.`);
  return path;
}

/**
 * Returns a file of hosts/ after `changes`, which replace its address, its folder, and similar lines.
 * @param {string} name
 * @param {readonly (readonly [RegExp, string])[]} changes patterns, each of which must match exactly once, and their replacements
 */
async function hostFile(name, changes) {
  const text = await readFile(fileURLToPath(new URL(`../../hosts/${name}`, import.meta.url)), 'utf8');
  return changes.reduce((all, [place, value]) => {
    if (all.match(new RegExp(place, 'gm'))?.length !== 1)
      throw new Error(`hosts/${name} has no line, or several, that match ${place}`);
    return all.replace(place, value);
  }, text);
}

/** @returns {Promise<number>} a free TCP port on 127.0.0.1 */
function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const bound = server.address();
      server.close(() => resolve(typeof bound === 'object' && bound !== null ? bound.port : 0));
    });
  });
}

/**
 * @param {string} program
 * @param {string[]} args
 * @param {number} port
 * @param {string} temporary the program's working folder, deleted after the program exits
 * @returns {Promise<Running>}
 */
async function run(program, args, port, temporary) {
  const child = spawn(program, args, {
    stdio: ['ignore', 'ignore', 'pipe'],
    // Caddy stores its data in these folders.
    env: { ...process.env, HOME: temporary, XDG_DATA_HOME: temporary, XDG_CONFIG_HOME: temporary },
  });
  let said = '';
  child.stderr.on('data', (text) => {
    said += String(text);
  });
  const ended = new Promise((resolve) => {
    child.once('error', resolve).once('close', resolve);
  });
  const close = async () => {
    child.kill('SIGTERM');
    await ended;
    await rm(temporary, { recursive: true, force: true });
  };
  const deadline = Date.now() + startMs;
  while (!(await answers(port))) {
    if (child.exitCode !== null || Date.now() > deadline) {
      await close();
      throw new Error(`${program} didn't start:\n${said}`);
    }
    await setTimeout(pauseMs);
  }
  return { address: `http://127.0.0.1:${port}`, close };
}

/**
 * @param {number} port
 * @returns {Promise<boolean>} true if something accepts connections on the port
 */
function answers(port) {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' });
    const end = (/** @type {boolean} */ result) => {
      socket.destroy();
      resolve(result);
    };
    socket.once('connect', () => end(true)).once('error', () => end(false));
  });
}
