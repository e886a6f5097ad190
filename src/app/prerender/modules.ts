import { pages } from '@/app/pages';
import type { RouteId } from '@/site';

/** The fields that the prerenderer reads from an entry of Vite's build manifest. */
export interface ViteManifestEntry {
  readonly file: string;
  readonly imports?: readonly string[];
}
export type ViteManifest = Readonly<Record<string, ViteManifestEntry>>;

/**
 * Returns the built script files that `sources` need immediately: their own chunks and all static imports of these.
 * @throws Error when a source is not in the manifest.
 */
export function collectModules(manifest: ViteManifest, sources: readonly string[]): string[] {
  const seen = new Set<string>();
  const files: string[] = [];
  const visit = (key: string) => {
    if (seen.has(key)) return;
    seen.add(key);
    const entry = manifest[key];
    if (entry === undefined) throw new Error(`The build's manifest doesn't know ${key}`);
    entry.imports?.forEach(visit);
    files.push(entry.file);
  };
  sources.forEach(visit);
  return files;
}

const pageFiles = import.meta.glob<{ readonly default: unknown }>('/src/pages/**/*Page.tsx');

/**
 * Finds the source file of a route's page, as named in the build's manifest: the one with the same component.
 * @throws Error when the page isn't in a file of src/pages whose name ends with "Page".
 */
export async function findPageFile(id: RouteId): Promise<string> {
  const page = await pages[id]();
  for (const [file, load] of Object.entries(pageFiles))
    if ((await load()).default === page.default) return file.slice(1);
  throw new Error(`No file in src/pages has the page of the route ${id}`);
}
