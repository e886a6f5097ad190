/** What Vite's manifest says of one source file. */
export interface ViteManifestEntry {
  readonly file: string;
  readonly imports?: readonly string[];
}
export type ViteManifest = Readonly<Record<string, ViteManifestEntry>>;

/**
 * The built script files that `sources` need at once: their own chunks and all that these import statically.
 * @throws Error when the manifest doesn't know a source.
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
 * The source file of a route's page, as the manifest names it, from the text of router.tsx: a built function no
 * longer tells what it imports, and a second table of file names would have to be kept in step.
 * @throws Error when the route's line is not of the form `id: () => import('@/...')`.
 */
export function pageSource(routerText: string, id: string): string {
  const line = new RegExp(`^\\s*${id}: \\(\\) => import\\('@/([^']+)'\\),$`, 'm').exec(routerText);
  if (line?.[1] === undefined)
    throw new Error(`router.tsx has no line for ${id} that the prerenderer can read`);
  return `src/${line[1]}.tsx`;
}
