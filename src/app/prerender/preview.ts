/** The picture that a chat or a social network shows beside a link to the site, drawn from the brand. */
import { brandColors } from '@theme/brandColors';
import { rolesOf } from '@theme/roles';
import { mark } from '@/app/mark';
import { brand } from '@/brand';
import { site } from '@/site';

/** In pixels, as the networks ask for it. */
const previewSize = { width: 1200, height: 630 } as const;
export const previewFile = 'preview.png';
/** The fonts of the picture, by the names that their files give them. */
export const previewFonts = { serif: 'Source Serif 4', sans: 'Figtree Light' } as const;

const line = 'Practice tests, explained answers, and dashboards for parents.';
const lettersInLine = 20;

/** The picture as SVG: the mark and name, what the site is for, one line below. */
export function previewSvg(): string {
  const { width, height } = previewSize;
  const { surface } = rolesOf('light');
  const primary = brandColors.primary.light;
  const title = linesOf(site.home.title)
    .map((text, place) => `<tspan x="96" y="${300 + place * 92}">${escaped(text)}</tspan>`)
    .join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<rect width="${width}" height="${height}" fill="${surface.ground}"/><rect width="${width}" height="12" fill="${primary}"/>
<g transform="translate(92 92) scale(2.6)"><path fill="${primary}" d="${mark.shield}"/><path fill="none" stroke="${surface.paper}" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round" d="${mark.leaf}"/></g>
<text x="172" y="137" font-family="${previewFonts.serif}" font-weight="600" font-size="40" fill="${surface.ink}">${escaped(brand.name)}</text>
<text font-family="${previewFonts.serif}" font-weight="600" font-size="84" letter-spacing="-1" fill="${surface.ink}">${title}</text>
<text x="96" y="530" font-family="${previewFonts.sans}" font-size="34" fill="${surface.quiet}">${escaped(line)}</text>
</svg>`;
}

/** A title in lines of about as many letters as the picture is wide. */
function linesOf(text: string): readonly string[] {
  return text.split(' ').reduce<readonly string[]>((lines, word) => {
    const last = lines.at(-1);
    return last === undefined || last.length + word.length >= lettersInLine
      ? [...lines, word]
      : [...lines.slice(0, -1), `${last} ${word}`];
  }, []);
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
