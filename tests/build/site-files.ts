/** Reads the built site and counts its bytes: what the budgets and the tests of the documents share. */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';

const folder = fileURLToPath(new URL('../../build/site/', import.meta.url));

/** What Vite's manifest says of one source file or shared chunk. */
export interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
}
export type Manifest = Readonly<Record<string, Chunk>>;

/** The text of a file of the built site. */
export function textOf(file: string): string {
  return bytesOf(file).toString('utf8');
}

/** The content of a file of the built site; `file` is relative to its root. */
export function bytesOf(file: string): Buffer {
  if (!existsSync(`${folder}404.html`)) throw new Error('There is no build yet: run "npm run build" first.');
  return readFileSync(folder + file);
}

/** The file that a static host sends for a path: `/about` -> `about/index.html`. */
export function documentFile(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}/index.html`;
}

const manifestFile = '.vite/manifest.json';

export function builtManifest(): Manifest {
  const manifest: Manifest = JSON.parse(textOf(manifestFile));
  return manifest;
}

/** Size as a host sends it, in kB of 1000 bytes: brotli at its best quality. */
export function brotliKB(content: Buffer | string): number {
  const bytes = Buffer.from(content);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  return brotliCompressSync(bytes, { params }).length / 1000;
}

const sizes = new Map<string, number>();

/** As `brotliKB`, for a file of the built site: the build has packed it in the same way. */
export function fileKB(file: string): number {
  const size = sizes.get(file) ?? bytesOf(`${file}.br`).length / 1000;
  sizes.set(file, size);
  return size;
}

/** `keys` and every chunk that they import statically, each once. */
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
 * The chunks under `sourceFolder` that `keys` fetch by a dynamic import, without what those import.
 * Other dynamic imports aren't followed: the router's lead to every page.
 */
export function lazyUnder(manifest: Manifest, keys: readonly string[], sourceFolder: string): string[] {
  const lazy = keys.flatMap((key) => manifest[key]?.dynamicImports ?? []);
  return [...new Set(lazy)].filter((key) => key.startsWith(sourceFolder));
}

/** The script files that a document asks for by itself: `<script src>` and `<link rel="modulepreload">`. */
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

/** The manifest's keys of files. @throws Error for a file that the manifest doesn't know. */
export function keysOf(manifest: Manifest, files: readonly string[]): string[] {
  const entries = Object.entries(manifest);
  return files.map((file) => {
    const key = entries.find(([, chunk]) => chunk.file === file)?.[0];
    if (key === undefined) throw new Error(`The manifest doesn't know the file ${file}`);
    return key;
  });
}

/** The chunks that a document loads before the first interaction: what it asks for, and all that this imports. */
export function chunksOf(manifest: Manifest, html: string): string[] {
  return staticClosure(manifest, keysOf(manifest, askedScripts(html)));
}

/** Sum of the chunks' sizes in kB; two keys of one file count once. */
export function weightOf(
  manifest: Manifest,
  keys: readonly string[],
  sizeOf: (file: string) => number = fileKB,
): number {
  const files = new Set(keys.map((key) => manifest[key]?.file ?? key));
  return [...files].reduce((sum, file) => sum + sizeOf(file), 0);
}
