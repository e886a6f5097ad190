/**
 * Writes the static site at build time, in Node: one document per route, the not-found page, the manifest, the tab's icon,
 * sitemap.xml, and robots.txt.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { brand } from '@/brand';
import { canonicalOf, licensesPath, type RouteId, routeIds, site } from '@/site';
import { buildDocument, type PagePolicy } from './document';
import { buildHead } from './head';
import { allIcons, favicon } from './icons';
import { webManifest as appManifest, manifestFile } from './manifest';
import { type ViteManifest, collectModules, findPageFile } from './modules';
import { previewFileOf, previewPages, drawPreviewSvg } from './preview';
import { renderPage } from './render';
import { buildFirstScript } from './first-script';
import { unlistedPages } from './unlisted-pages';

/** SVG images that the build renders as PNG files; `width` is in pixels and overrides the drawing's own. */
export const drawingsToRasterize = [
  ...previewPages.map((id) => ({ file: previewFileOf(id), svg: drawPreviewSvg(site[id].title) })),
  ...allIcons.map(({ file, svg, side }) => ({ file, svg, width: side })),
];

export { installScreenshots } from './manifest';

/** The file of licenses, which the build writes, and the name in its first sentence. */
export const licensesFile = { path: licensesPath, siteName: brand.name };

/**
 * Writes the documents into `outDir`, which holds the client build, and returns their number. `manifest` is Vite's build manifest.
 */
export async function renderSite(
  outDir: string,
  manifest: ViteManifest,
  policy: PagePolicy,
): Promise<number> {
  const template = await readFile(join(outDir, 'index.html'), 'utf8');
  const script = buildFirstScript();
  const entry = 'index.html';
  const write = async (file: string, text: string) => {
    await mkdir(dirname(join(outDir, file)), { recursive: true });
    await writeFile(join(outDir, file), text);
  };
  const document = async (path: string, id: RouteId | null) => {
    const rendered = await renderPage(path);
    const page = id === null ? rendered : { ...rendered, head: rendered.head + buildHead(id) };
    const sources = id === null ? [] : [await findPageFile(id)];
    // The template already loads the entry; only the modules that it and the page import are worth preloading.
    const modules = collectModules(manifest, [entry, ...sources]).filter(
      (file) => file !== manifest[entry]?.file,
    );
    return buildDocument({ template, page, script, modules, policy });
  };

  const rest = routeIds.filter((id) => site[id].path !== '/');
  for (const id of rest) {
    await write(join(site[id].path, 'index.html'), await document(site[id].path, id));
  }
  await write('404.html', await document('/404', null));
  // The home page overwrites the template, so it must be last.
  await write('index.html', await document('/', 'home'));
  await write('sitemap.xml', sitemap());
  await write(favicon.file, favicon.svg);
  await write(manifestFile, JSON.stringify(appManifest));
  await write('robots.txt', `User-agent: *\nAllow: /\n\nSitemap: ${brand.origin}/sitemap.xml\n`);
  return routeIds.length + 1;
}

/** Lists every page that search engines may index, once, under its canonical URL. */
function sitemap(): string {
  const addresses = [
    ...new Set(routeIds.filter((id) => !unlistedPages.has(id)).map((id) => canonicalOf(site[id]))),
  ];
  const rows = addresses.map((address) => `  <url><loc>${address}</loc></url>`).join('\n');
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${rows}\n</urlset>\n`;
}
