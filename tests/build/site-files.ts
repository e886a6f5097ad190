/** Reads the built site and measures sizes, for the budgets and the document tests. */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('../../build/site/', import.meta.url));

/** Maps source files and shared chunks to what Vite built of them. */
type Manifest = Readonly<Record<string, { readonly file: string; readonly imports?: readonly string[] }>>;

export function textOf(file: string): string {
  return bytesOf(file).toString('utf8');
}

/** @param file relative to the built site's root */
export function bytesOf(file: string): Buffer {
  if (!existsSync(`${folder}404.html`)) throw new Error('There is no build yet: run "npm run build" first.');
  return readFileSync(folder + file);
}

/** Returns the file that a static host sends for a path: `/about` -> `about/index.html`. */
export function documentFile(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}/index.html`;
}

let read: Manifest | undefined;

export function builtManifest(): Manifest {
  if (read !== undefined) return read;
  const manifest: Manifest = JSON.parse(textOf('.vite/manifest.json'));
  read = manifest;
  return manifest;
}

const sizes = new Map<string, number>();

/** Returns the transfer size of a built file in kB of 1000 bytes: that of its copy in brotli at the best quality. */
export function fileKB(file: string): number {
  const size = sizes.get(file) ?? bytesOf(`${file}.br`).length / 1000;
  sizes.set(file, size);
  return size;
}

/** Returns the scripts that a document requests and all their static imports. */
export function requestedScripts(html: string): string[] {
  const chunksByKey = builtManifest();
  const chunks = Object.values(chunksByKey);
  const found = new Set<string>();
  const add = (file: string) => {
    if (found.has(file)) return;
    const chunk = chunks.find((each) => each.file === file);
    if (chunk === undefined) throw new Error(`The manifest doesn't know the file ${file}`);
    found.add(file);
    for (const key of chunk.imports ?? []) add(chunksByKey[key]?.file ?? key);
  };
  for (const [, script = ''] of html.matchAll(/<script\b[^>]* src="\/([^"]+)"/g)) add(script);
  return [...found];
}
