/** Draws an SVG of the site as a PNG file, with the fonts of the brand. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { initWasm, Resvg } from '@resvg/resvg-wasm';

const require = createRequire(import.meta.url);
/** @type {{ decompress: (file: Uint8Array) => Promise<Uint8Array> }} */
const { decompress } = require('wawoff2');
// Fixed weights: of a variable font only the lightest would be drawn.
const fonts = [
  '@fontsource/source-serif-4/files/source-serif-4-latin-600-normal.woff2',
  '@fontsource/figtree/files/figtree-latin-400-normal.woff2',
];

/**
 * @param {string} svg
 * @returns {Promise<Uint8Array>} the PNG file
 */
export async function pngOf(svg) {
  await initWasm(await readFile(require.resolve('@resvg/resvg-wasm/index_bg.wasm')));
  const fontBuffers = await Promise.all(
    fonts.map(async (file) => decompress(await readFile(require.resolve(file)))),
  );
  return new Resvg(svg, { font: { fontBuffers, loadSystemFonts: false } }).render().asPng();
}
