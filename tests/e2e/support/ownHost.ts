/** A separate host per test that can be stopped and updated to a new version. */
import { cp, mkdtemp, readdir, readFile, realpath, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { serve } from '../../../tools/serve.mjs';
import { test as base } from './site';

const build = fileURLToPath(new URL('../../../build/', import.meta.url));

/** The file name suffix of a deployed version's scripts. */
export const nextName = '-next.js';

interface OwnHost {
  readonly address: string;
  /** Stops accepting requests. */
  stop(): Promise<void>;
  /** Deploys a version with renamed scripts: all names end with `nextName`. */
  deploy(): Promise<void>;
  /** Deletes files that pages or the service worker request. */
  lose(...files: readonly string[]): Promise<void>;
  /** Serves the kill-switch script of the service worker. */
  switchOff(): Promise<void>;
  /** Stops the host and deletes its files. */
  remove(): Promise<void>;
}

async function ownHost(): Promise<OwnHost> {
  const place = await mkdtemp(join(tmpdir(), 'larkfield-host-'));
  // A link to the folder with the current version, which is replaced as a whole: a browser can check for a new version at any time.
  const folder = join(place, 'site');
  await symlink(join(build, 'site'), folder);
  let copies = 0;
  /** Serves a changed copy of the current version. */
  async function change(how: (copy: string) => Promise<void>) {
    copies += 1;
    const copy = join(place, `copy-${copies}`);
    await cp(await realpath(folder), copy, {
      recursive: true,
      // Otherwise the host would serve compressed copies instead of the test's changes.
      filter: (source) => !/\.(?:br|gz)$/.test(source),
    });
    await how(copy);
    await symlink(copy, `${folder}-${copies}`);
    await rename(`${folder}-${copies}`, folder);
  }
  const { address, close } = await serve({ folder });
  let isStopped = false;
  async function stop() {
    if (!isStopped) await close();
    isStopped = true;
  }
  return {
    address,
    stop,
    deploy: () =>
      change(async (copy) => {
        await renameScripts(copy);
        await renewWorker(copy);
      }),
    lose: (...files) =>
      change(async (copy) => {
        for (const file of files) await rm(join(copy, file));
      }),
    switchOff: () => change((copy) => cp(join(build, 'kill-switch', 'sw.js'), join(copy, 'sw.js'))),
    async remove() {
      await stop();
      await rm(place, { recursive: true });
    },
  };
}

const next = (name: string) => name.replace(/\.js$/, nextName);

export const testOnOwnHost = base.extend<{ readonly host: OwnHost }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures that it depends on from the pattern
  host: async ({}, giveTo) => {
    const host = await ownHost();
    await giveTo(host);
    await host.remove();
  },
  // The host's own address, so that paths and the check for external requests use it.
  baseURL: async ({ host }, giveTo) => {
    await giveTo(host.address);
  },
});

/** Renames every script, as a build does after a change to shared code. */
async function renameScripts(folder: string): Promise<void> {
  const assets = join(folder, 'assets');
  const names = (await readdir(assets)).filter((name) => name.endsWith('.js'));
  const files = (await readdir(folder, { recursive: true })).filter((name) => /\.(?:js|html)$/.test(name));
  const known = new Set(names);
  await Promise.all(
    files.map(async (file) => {
      const text = await readFile(join(folder, file), 'utf8');
      await writeFile(
        join(folder, file),
        text.replaceAll(/[\w.-]+\.js\b/g, (name) => (known.has(name) ? next(name) : name)),
      );
    }),
  );
  await Promise.all(names.map((name) => rename(join(assets, name), join(assets, next(name)))));
}

/**
 * Renames the worker's version and every revision, as a build does after a change to every file; building the worker would
 * take seconds.
 */
async function renewWorker(folder: string): Promise<void> {
  const path = join(folder, 'sw.js');
  const worker = await readFile(path, 'utf8');
  const hash = /(["'`])([0-9a-f]{12}n*)\1/g;
  const revisions = [...worker.matchAll(/\brevision:\s*["'`]/g)].length;
  if ([...worker.matchAll(hash)].length !== revisions + 1)
    throw new Error('the worker has one hash besides its files’ revisions: its version');
  await writeFile(path, worker.replaceAll(hash, '$1$2n$1'));
}
