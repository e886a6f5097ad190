/** Icons of the installed site and its shortcuts, drawn from the brand's mark and colors. */
import { brandColors } from '@theme/brandColors';
import { brandMark } from '@/brand';

interface Icon {
  /** Relative to the root of the site. */
  readonly file: string;
  /** Side length in pixels. */
  readonly side: number;
  readonly svg: string;
}

const primary = brandColors.primary.light;
const onPrimary = brandColors.onPrimary.light;

/** Side length, in SVG units, of the square that the mark and the glyphs are drawn in. */
const grid = 24;

const square = (content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${grid} ${grid}">${content}</svg>`;

/** Scales the content by `share`, centered in the square. */
function shrunk(content: string, share: number): string {
  const edge = (grid * (1 - share)) / 2;
  return `<g transform="translate(${edge} ${edge}) scale(${share})">${content}</g>`;
}

/** Draws the brand's mark as SVG, in two colors. */
export const drawMark = (shield: string, leaf: string) =>
  `<path fill="${shield}" d="${brandMark.shield}"/><path fill="none" stroke="${leaf}" stroke-width="${brandMark.leafWidth}" stroke-linecap="round" stroke-linejoin="round" d="${brandMark.leaf}"/>`;

const plain = square(drawMark(primary, onPrimary));

/** The browser tab's icon; the build also makes favicon.ico from it. */
export const favicon = { file: 'favicon.svg', svg: plain } as const;

/**
 * The mark's share of a maskable icon's width. Systems crop such icons, but always show a circle of four fifths of the width
 * (https://www.w3.org/TR/appmanifest/#icon-masks); the mark's corners stay inside it.
 */
export const maskableShare = 0.68;

const filled = `<rect width="${grid}" height="${grid}" fill="${primary}"/>`;
const full = square(filled + shrunk(drawMark(onPrimary, primary), maskableShare));

const glyphs = {
  // A calendar page.
  today: 'M5 6h14v13H5zM5 10h14M9 4v4M15 4v4M9 14.5l2 2 4-4',
  // An open book.
  words: 'M12 7c-2-1.6-4.5-2-7.5-2v12.5c3 0 5.5.4 7.5 2 2-1.6 4.5-2 7.5-2V5c-3 0-5.5.4-7.5 2zM12 7v12.5',
  // A clock.
  fullTest: 'M12 4a8 8 0 1 0 0 16 8 8 0 1 0 0-16zM12 7.5V12l3 2',
} as const;

const glyph = (path: string) =>
  square(
    filled +
      shrunk(
        `<path fill="none" stroke="${onPrimary}" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round" d="${path}"/>`,
        0.75,
      ),
  );

/** Must be in the site's root under this name, because Apple's browsers also look for it there. */
export const appleIcon: Icon = { file: 'apple-touch-icon.png', side: 180, svg: full };

export const icons = {
  small: { file: 'icons/icon-192.png', side: 192, svg: plain },
  large: { file: 'icons/icon-512.png', side: 512, svg: plain },
  maskable: { file: 'icons/maskable-512.png', side: 512, svg: full },
} as const satisfies Record<string, Icon>;

export const shortcutIcons = {
  today: { file: 'icons/today-96.png', side: 96, svg: glyph(glyphs.today) },
  words: { file: 'icons/words-96.png', side: 96, svg: glyph(glyphs.words) },
  fullTest: { file: 'icons/full-test-96.png', side: 96, svg: glyph(glyphs.fullTest) },
} as const satisfies Record<string, Icon>;

export const allIcons: readonly Icon[] = [
  appleIcon,
  ...Object.values(icons),
  ...Object.values(shortcutIcons),
];
