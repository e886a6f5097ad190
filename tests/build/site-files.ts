/** Reads the built site and measures sizes, for the budgets and the document tests. */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';

const folder = fileURLToPath(new URL('../../build/site/', import.meta.url));

/** An entry of Vite's manifest for a source file or shared chunk. */
export interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
}
export type Manifest = Readonly<Record<string, Chunk>>;

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

const manifestFile = '.vite/manifest.json';

export function builtManifest(): Manifest {
  const manifest: Manifest = JSON.parse(textOf(manifestFile));
  return manifest;
}

/** Returns the transfer size in kB of 1000 bytes: brotli at its best quality. */
export function brotliKB(content: Buffer | string): number {
  const bytes = Buffer.from(content);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  return brotliCompressSync(bytes, { params }).length / 1000;
}

const sizes = new Map<string, number>();

/** Like `brotliKB` for a file of the built site, using the copy that the build has compressed. */
export function fileKB(file: string): number {
  const size = sizes.get(file) ?? bytesOf(`${file}.br`).length / 1000;
  sizes.set(file, size);
  return size;
}

/** Returns `keys` and all chunks that they import statically, without duplicates. */
export function staticClosure(manifest: Manifest, keys: readonly string[]): string[] {
  const seen = new Set<string>();
  const visit = (key: string) => {
    if (seen.has(key)) return;
    seen.add(key);
    const chunk = manifest[key];
    if (chunk === undefined) throw new Error(`The manifest doesn't know ${key}`);
    chunk.imports?.forEach(visit);
  };
  keys.forEach(visit);
  return [...seen];
}

/**
 * Returns the chunks under `sourceFolder` that `keys` import dynamically, without their own imports. Doesn't follow other dynamic
 * imports: the router's lead to every page.
 */
export function lazyUnder(manifest: Manifest, keys: readonly string[], sourceFolder: string): string[] {
  const lazy = keys.flatMap((key) => manifest[key]?.dynamicImports ?? []);
  return [...new Set(lazy)].filter((key) => key.startsWith(sourceFolder));
}

/** Returns the scripts that a document requests: `<script src>` and `<link rel="modulepreload">`. */
export function askedScripts(html: string): string[] {
  const tags = html.match(/<(?:script|link)\b[^>]*>/g) ?? [];
  return tags.flatMap((tag) => {
    const attribute = tag.startsWith('<script')
      ? 'src'
      : /rel="modulepreload"/.test(tag)
        ? 'href'
        : undefined;
    const file = attribute && new RegExp(`\\s${attribute}="/([^"]+)"`).exec(tag)?.[1];
    return file === undefined || file === '' ? [] : [file];
  });
}

/** Returns the manifest's keys of files. @throws Error for a file that isn't in the manifest */
export function keysOf(manifest: Manifest, files: readonly string[]): string[] {
  const entries = Object.entries(manifest);
  return files.map((file) => {
    const key = entries.find(([, chunk]) => chunk.file === file)?.[0];
    if (key === undefined) throw new Error(`The manifest doesn't know the file ${file}`);
    return key;
  });
}

/** Returns the chunks that a document loads before the first interaction: the ones it requests and all their imports. */
export function chunksOf(manifest: Manifest, html: string): string[] {
  return staticClosure(manifest, keysOf(manifest, askedScripts(html)));
}

/** Adds up the chunks' sizes in kB; two keys of one file count once. */
export function weightOf(
  manifest: Manifest,
  keys: readonly string[],
  sizeOf: (file: string) => number = fileKB,
): number {
  const files = new Set(keys.map((key) => manifest[key]?.file ?? key));
  return [...files].reduce((sum, file) => sum + sizeOf(file), 0);
}
