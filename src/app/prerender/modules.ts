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

/**
 * Finds a route's source file, as named in the manifest, in the text of router.tsx. The built function no longer names its import,
 * and a second table of file names would have to be kept in sync.
 * @throws Error when the route's line is not of the form `id: () => import('@/...')`.
 */
export function findPageSourceFile(routerText: string, id: string): string {
  const line = new RegExp(`^\\s*${id}: \\(\\) => import\\('@/([^']+)'\\),$`, 'm').exec(routerText);
  if (line?.[1] === undefined)
    throw new Error(`router.tsx has no line for ${id} that the prerenderer can read`);
  return `src/${line[1]}.tsx`;
}
