/** Generates /favicon.ico, which browsers and feed readers request regardless of a page's markup. */
import { pngOf } from './preview-image.mjs';

/** Widths in pixels: for a tab, a tab on a high-density screen, and a desktop shortcut. */
const sizes = [16, 32, 48];

const headerBytes = 6;
const entryBytes = 16;

/**
 * @param {string} svg a square picture
 * @returns {Promise<Buffer>} an ICO file with a PNG of each size
 */
export async function icoOf(svg) {
  const pictures = [];
  for (const size of sizes) pictures.push({ size, png: await pngOf(svg, size) });
  const header = Buffer.alloc(headerBytes + entryBytes * pictures.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(pictures.length, 4);
  let offset = header.length;
  for (const [place, { size, png }] of pictures.entries()) {
    const entry = headerBytes + entryBytes * place;
    header.writeUInt8(size, entry);
    header.writeUInt8(size, entry + 1);
    // One color plane, 32 bits per pixel.
    header.writeUInt16LE(1, entry + 4);
    header.writeUInt16LE(32, entry + 6);
    header.writeUInt32LE(png.length, entry + 8);
    header.writeUInt32LE(offset, entry + 12);
    offset += png.length;
  }
  return Buffer.concat([header, ...pictures.map(({ png }) => png)]);
}
