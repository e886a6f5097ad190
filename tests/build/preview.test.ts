/** The link preview image, the icons, and the brand mark on them. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { brandMark } from '@/brand';
import { previewFonts } from '@/app/prerender/preview';
import { pngOf } from '../../tools/preview-image.mjs';

/** Renders a word in a font. */
const drawn = async (font: string) =>
  Buffer.from(
    await pngOf(
      `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="60"><text x="9" y="40" font-family="${font}" font-size="30">Practice</text></svg>`,
    ),
  ).toString('base64');

test('draws each text in its declared font', async () => {
  const pictures = new Set<string>();
  for (const font of Object.values(previewFonts)) pictures.add(await drawn(font));
  expect(pictures.size).toBe(2);
});

test('the tab icon has the same mark', () => {
  const icon = readFileSync('build/site/favicon.svg', 'utf8');
  expect([...icon.matchAll(/ d="([^"]*)"/g)].map(([, path]) => path)).toEqual([
    brandMark.shield,
    brandMark.leaf,
  ]);
});

describe('favicon.ico, which browsers request by that name', () => {
  const icon = readFileSync('build/site/favicon.ico');
  const pictures = Array.from({ length: icon.readUInt16LE(4) }, (_, place) => {
    const entry = 6 + 16 * place;
    const start = icon.readUInt32LE(entry + 12);
    return {
      sides: [icon.readUInt8(entry), icon.readUInt8(entry + 1)],
      start,
      png: icon.subarray(start, start + icon.readUInt32LE(entry + 8)),
    };
  });

  test('contains three sizes back to back, up to its end', () => {
    expect([icon.readUInt16LE(0), icon.readUInt16LE(2)]).toEqual([0, 1]);
    expect(pictures.map(({ sides }) => sides)).toEqual([
      [16, 16],
      [32, 32],
      [48, 48],
    ]);
    const ends = pictures.map(({ start, png }) => start + png.length);
    expect(pictures.map(({ start }) => start)).toEqual([6 + 16 * 3, ...ends.slice(0, -1)]);
    expect(ends.at(-1)).toBe(icon.length);
  });

  test.each(pictures)('$sides: has the mark in that size', async ({ sides: [side = 0], png }) => {
    expect([png.toString('latin1', 1, 4), png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([
      'PNG',
      side,
      side,
    ]);
    const empty = await pngOf('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"></svg>', side);
    const marked = await pngOf(readFileSync('build/site/favicon.svg', 'utf8'), side);
    expect(png.equals(marked)).toBe(true);
    expect(png.equals(empty)).toBe(false);
  });
});
