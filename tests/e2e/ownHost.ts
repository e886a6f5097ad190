/** A host of a test's own: it can be stopped, and a new version can be deployed to it. */
import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { serve } from '../../tools/serve.mjs';
import { buildWorker } from '../../tools/worker.mjs';
import { test as base } from './site';

const build = fileURLToPath(new URL('../../build/', import.meta.url));

/** How the scripts of a deployed version end. */
export const nextName = '-next.js';

interface OwnHost {
  readonly address: string;
  /** Takes no more requests. */
  stop(): Promise<void>;
  /** Deploys a version whose scripts all have other names: each ends with `nextName`. */
  deploy(): Promise<void>;
  /** Deletes a file that pages or the worker ask for. */
  lose(file: string): Promise<void>;
  /** Serves the script that switches the worker off. */
  switchOff(): Promise<void>;
  /** Stops it and deletes its files. */
  remove(): Promise<void>;
}

async function ownHost(): Promise<OwnHost> {
  const folder = await mkdtemp(join(tmpdir(), 'larkfield-host-'));
  await cp(join(build, 'site'), folder, {
    recursive: true,
    // Packed copies would be served instead of what a test writes.
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
      // Made beside the folder and put in its place whole: a browser looks for a new version when it likes.
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

/**
 * The worker fetches each of the site's five hundred files: five seconds on a machine with nothing else to do, and each story of the
 * worker stores them once or more.
 */
export const untilStored = { timeout: 60_000 };
export const storyOfTheCopy = { timeout: 180_000 };

const next = (name: string) => name.replace(/\.js$/, nextName);

export const testOnOwnHost = base.extend<{ readonly host: OwnHost }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures that it depends on from the pattern
  host: async ({}, giveTo) => {
    const host = await ownHost();
    await giveTo(host);
    await host.remove();
  },
  // The host's own address, so that paths and the check for other hosts' requests go by it.
  baseURL: async ({ host }, giveTo) => {
    await giveTo(host.address);
  },
});

/** Renames every script, as a build does when code that all scripts share has changed. */
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
