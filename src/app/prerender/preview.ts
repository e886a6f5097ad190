/** Link preview images for chats and social networks, drawn from the brand. */
import { brandColors } from '@theme/brandColors';
import { buildColorRoles } from '@theme/roles';
import { brand } from '@/brand';
import { canonicalOf, type RouteId, routeIds, site } from '@/site';
import { drawMark } from './icons';
import { unlistedPages } from './unlisted-pages';

/** In pixels, as recommended by the social networks. */
const previewSize = { width: 1200, height: 630 } as const;
/** Font names as declared in the font files. */
export const previewFonts = { serif: 'Source Serif 4', sans: 'Figtree Light' } as const;

const lettersInLine = 20;

/** Pages with their own image: those that search engines list, each once. */
export const previewPages: readonly RouteId[] = routeIds.filter(
  (id) => !unlistedPages.has(id) && site[id].sameAs === undefined,
);

/** Returns the file of a page's image; if it has none, that of its canonical page, or else the home page's. */
export function previewFileOf(id: RouteId): string {
  const shown = previewPages.find((other) => canonicalOf(site[other]) === canonicalOf(site[id])) ?? 'home';
  return `preview/${shown}.png`;
}

/** Draws the preview as SVG: mark and name, the page's title, and below it the brand's tagline. */
export function drawPreviewSvg(title: string): string {
  const { width, height } = previewSize;
  const { surface } = buildColorRoles('light');
  const primary = brandColors.primary.light;
  const lines = linesOf(title)
    .map((text, place) => `<tspan x="96" y="${280 + place * 92}">${escaped(text)}</tspan>`)
    .join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<rect width="${width}" height="${height}" fill="${surface.ground}"/><rect width="${width}" height="12" fill="${primary}"/>
<g transform="translate(92 92) scale(2.6)">${drawMark(primary, surface.paper)}</g>
<text x="172" y="137" font-family="${previewFonts.serif}" font-weight="600" font-size="40" fill="${surface.ink}">${escaped(brand.name)}</text>
<text font-family="${previewFonts.serif}" font-weight="600" font-size="84" letter-spacing="-1" fill="${surface.ink}">${lines}</text>
<text x="96" y="556" font-family="${previewFonts.sans}" font-size="34" fill="${surface.quiet}">${escaped(brand.tagline)}</text>
</svg>`;
}

/** Breaks a title into lines that fit the image, by number of letters. */
function linesOf(text: string): readonly string[] {
  return text.split(' ').reduce<readonly string[]>((lines, word) => {
    const last = lines.at(-1);
    return last === undefined || last.length + word.length >= lettersInLine
      ? [...lines, word]
      : [...lines.slice(0, -1), `${last} ${word}`];
  }, []);
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
