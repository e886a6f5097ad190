/** A separate host per test that can be stopped and updated to a new version. */
import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { serve } from '../../../tools/serve.mjs';
import { buildWorker } from '../../../tools/worker.mjs';
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
  /** Deletes a file that pages or the service worker request. */
  lose(file: string): Promise<void>;
  /** Serves the kill-switch script of the service worker. */
  switchOff(): Promise<void>;
  /** Stops the host and deletes its files. */
  remove(): Promise<void>;
}

async function ownHost(): Promise<OwnHost> {
  const folder = await mkdtemp(join(tmpdir(), 'larkfield-host-'));
  await cp(join(build, 'site'), folder, {
    recursive: true,
    // Otherwise the host would serve compressed copies instead of the test's changes.
    filter: (source) => !/\.(?:br|gz)$/.test(source),
  });
  const { address, close } = await serve({ folder });
  let isStopped = false;
  async function stop() {
    if (!isStopped) await close();
    isStopped = true;
  }
  return {
    address,
    stop,
    async deploy() {
      // Built beside the folder and swapped in as a whole, since a browser can check for a new version at any time.
      const made = `${folder}-made`;
      await cp(folder, made, { recursive: true });
      await renameScripts(made);
      await buildWorker(made, join(made, '.kill-switch'));
      await rename(folder, `${folder}-before`);
      await rename(made, folder);
      await rm(`${folder}-before`, { recursive: true });
    },
    lose: (file) => rm(join(folder, file)),
    switchOff: () => cp(join(build, 'kill-switch', 'sw.js'), join(folder, 'sw.js')),
    async remove() {
      await stop();
      await rm(folder, { recursive: true });
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
        text.replaceAll(/[\w-]+\.js\b/g, (name) => (known.has(name) ? next(name) : name)),
      );
    }),
  );
  await Promise.all(names.map((name) => rename(join(assets, name), join(assets, next(name)))));
}
