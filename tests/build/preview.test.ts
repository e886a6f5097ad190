/** The picture beside a link to the site, and the mark on it. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { mark } from '@/app/mark';
import { previewFonts } from '@/app/prerender/preview';
import { pngOf } from '../../tools/preview-image.mjs';

/** A word in a font. */
const drawn = async (font: string) =>
  Buffer.from(
    await pngOf(
      `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="60"><text x="9" y="40" font-family="${font}" font-size="30">Larkfield</text></svg>`,
    ),
  ).toString('base64');

test('each of its texts is drawn in the font that it names', async () => {
  const pictures = new Set<string>();
  for (const font of Object.values(previewFonts)) pictures.add(await drawn(font));
  expect(pictures.size).toBe(2);
});

test('the icon of a browser’s tab has the same mark', () => {
  const icon = readFileSync('build/site/favicon.svg', 'utf8');
  expect([...icon.matchAll(/ d="([^"]*)"/g)].map(([, path]) => path)).toEqual([mark.shield, mark.leaf]);
});
