/** Answers HTTP requests with a folder's files, following the rules in table.mjs. */
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import {
  cacheControl,
  cacheControlOf,
  contentTypeOf,
  encodings,
  isHidden,
  isPacked,
  notFoundDocument,
  securityHeaders,
} from './table.mjs';

/**
 * @typedef {import('node:http').IncomingMessage} Request
 * @typedef {import('node:http').ServerResponse} Response
 * @typedef {{ path: string, size: number, modified: Date }} File
 */

/**
 * @param {string} folder
 * @returns {(request: Request, response: Response) => Promise<void>}
 */
export function answerFrom(folder) {
  return async (request, response) => {
    for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value);
    response.setHeader('Cache-Control', cacheControl.other);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
      return;
    }
    const path = pathOf(request.url ?? '/');
    const file = path === null ? null : await fileAt(folder, path);
    if (path === null || file === null) {
      const page = await fileOrNull(join(folder, notFoundDocument));
      response.statusCode = 404;
      if (page === null) response.end();
      else send(request, response, describe(response, page, await packedCopy(request, page)));
      return;
    }
    response.setHeader('Cache-Control', cacheControlOf(path));
    const sent = describe(response, file, await packedCopy(request, file));
    const tag = `"${sent.modified.getTime().toString(36)}-${sent.size.toString(36)}"`;
    response.setHeader('ETag', tag);
    response.setHeader('Last-Modified', sent.modified.toUTCString());
    response.setHeader('Accept-Ranges', 'bytes');
    if (isUnchanged(request, tag, sent)) {
      for (const name of ['Content-Type', 'Content-Encoding', 'Content-Length']) response.removeHeader(name);
      response.writeHead(304).end();
      return;
    }
    send(request, response, sent, rangeOf(request, tag, sent));
  };
}

/**
 * Returns the decoded path of a request; null if no file can match it.
 * @param {string} url
 */
function pathOf(url) {
  try {
    const path = decodeURIComponent(url.replace(/[?#].*$/s, ''));
    return isHidden(path) || /[\p{Cc}\\]/u.test(path) ? null : path;
  } catch {
    return null;
  }
}

/**
 * @param {string} folder
 * @param {string} path
 */
async function fileAt(folder, path) {
  const named = path.endsWith('/') ? null : await fileOrNull(join(folder, path));
  return named ?? fileOrNull(join(folder, path, 'index.html'));
}

/**
 * @param {string} path
 * @returns {Promise<File | null>}
 */
async function fileOrNull(path) {
  const found = await stat(path).catch(() => null);
  return found?.isFile() === true ? { path, size: found.size, modified: found.mtime } : null;
}

/**
 * @param {Request} request
 * @param {File} file
 * @returns {Promise<(File & { encoding: string }) | null>} the smallest copy that the client accepts; null for the file itself
 */
async function packedCopy(request, file) {
  if (!isPacked(file.path)) return null;
  const accepted = new Map(
    (request.headers['accept-encoding'] ?? '').split(',').map((part) => {
      const [name = '', quality = ''] = part
        .trim()
        .toLowerCase()
        .split(/\s*;\s*q=/);
      return [name, quality === '' || Number(quality) > 0];
    }),
  );
  for (const { name, ending } of encodings) {
    const copy = accepted.get(name) === true ? await fileOrNull(file.path + ending) : null;
    if (copy !== null) return { ...copy, encoding: name };
  }
  return null;
}

/**
 * Sets the headers that describe the content.
 * @param {Response} response
 * @param {File} file
 * @param {(File & { encoding: string }) | null} packed
 * @returns {File} the file to send: the compressed copy, if there is one
 */
function describe(response, file, packed) {
  response.setHeader('Content-Type', contentTypeOf(file.path));
  if (isPacked(file.path)) response.setHeader('Vary', 'Accept-Encoding');
  if (packed !== null) response.setHeader('Content-Encoding', packed.encoding);
  const sent = packed ?? file;
  response.setHeader('Content-Length', sent.size);
  return sent;
}

/**
 * @param {Request} request
 * @param {string} tag
 * @param {File} file
 */
function isUnchanged({ headers }, tag, file) {
  const known = headers['if-none-match'];
  if (known !== undefined)
    return known.split(',').some((each) => ['*', tag].includes(each.trim().replace(/^W\//, '')));
  const since = Date.parse(headers['if-modified-since'] ?? '');
  return secondOf(file.modified) <= since / 1000;
}

/** @param {Date} date */
const secondOf = (date) => Math.floor(date.getTime() / 1000);

/**
 * Returns the first and last byte of the requested range, inclusive; undefined for the whole file, null if the range is
 * unsatisfiable. A request for several ranges gets the whole file, as the standard allows.
 * @param {Request} request
 * @param {string} tag
 * @param {File} file
 */
function rangeOf({ headers }, tag, file) {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(headers.range ?? '') ?? [];
  if (first === '' && last === '') return undefined;
  const condition = headers['if-range']?.toString();
  if (
    condition !== undefined &&
    condition !== tag &&
    Date.parse(condition) !== secondOf(file.modified) * 1000
  )
    return undefined;
  const start = first === '' ? Math.max(0, file.size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? file.size - 1 : Math.min(Number(last), file.size - 1);
  return start > end ? null : { start, end };
}

/**
 * @param {Request} request
 * @param {Response} response
 * @param {File} file
 * @param {{ start: number, end: number } | null} [range]
 */
function send(request, response, file, range) {
  if (range === null) {
    response.removeHeader('Content-Encoding');
    response.writeHead(416, { 'Content-Range': `bytes */${file.size}`, 'Content-Length': 0 }).end();
    return;
  }
  if (range !== undefined) {
    response.statusCode = 206;
    response.setHeader('Content-Range', `bytes ${range.start}-${range.end}/${file.size}`);
    response.setHeader('Content-Length', range.end - range.start + 1);
  }
  if (request.method === 'HEAD') {
    response.end();
    return;
  }
  createReadStream(file.path, range)
    // If the file disappears during the response, as in a new build, closes the connection so that the browser retries.
    .on('error', () => response.destroy())
    .pipe(response);
}
