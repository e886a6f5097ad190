/** Renders an SVG as a PNG file with the brand's fonts. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { initWasm, Resvg } from '@resvg/resvg-wasm';

const require = createRequire(import.meta.url);
/** @type {{ decompress: (file: Uint8Array) => Promise<Uint8Array> }} */
const { decompress } = require('wawoff2');
// Fonts with a fixed weight, because the renderer would use only the lightest weight of a variable font.
const fonts = [
  '@fontsource/source-serif-4/files/source-serif-4-latin-600-normal.woff2',
  '@fontsource/figtree/files/figtree-latin-400-normal.woff2',
];

/** @type {Promise<void> | undefined} */
let drawer;

async function startDrawer() {
  await initWasm(await readFile(require.resolve('@resvg/resvg-wasm/index_bg.wasm')));
}

/**
 * @param {string} svg
 * @param {number} [width] in pixels, instead of the SVG's own
 * @returns {Promise<Uint8Array>} the PNG file
 */
export async function pngOf(svg, width) {
  drawer ??= startDrawer();
  await drawer;
  const fontBuffers = [];
  for (const file of fonts) {
    const packed = await readFile(require.resolve(file));
    // Copies the result, because it is a view of the decompressor's memory, which the next font overwrites.
    fontBuffers.push(Uint8Array.from(await decompress(packed)));
  }
  const size = width === undefined ? {} : { fitTo: { mode: /** @type {const} */ ('width'), value: width } };
  return new Resvg(svg, { ...size, font: { fontBuffers, loadSystemFonts: false } }).render().asPng();
}
