/** Compresses the text files of the built site once, so that hosts don't have to do so for each request. */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { isPacked } from './hosts/table.mjs';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Node's default thread pool compresses this many in parallel. */
const workers = 4;

/**
 * Writes a `.br` and a `.gz` file beside each served text file.
 * @param {string} folder
 * @returns {Promise<number>} the number of text files, not counting their copies
 */
export async function packFiles(folder) {
  const names = await readdir(folder, { recursive: true });
  const files = names
    .filter((name) => isPacked(name) && !name.startsWith('.'))
    .map((name) => join(folder, name));
  const waiting = files.values();
  await Promise.all(
    Array.from({ length: workers }, async () => {
      for (const file of waiting) await packFile(file);
    }),
  );
  return files.length;
}

/** @param {string} file */
async function packFile(file) {
  const content = await readFile(file);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  await writeFile(`${file}.br`, await brotli(content, { params }));
  await writeFile(`${file}.gz`, await zip(content, { level: constants.Z_BEST_COMPRESSION }));
}
