/** The hosting rules (headers, caching, types, hidden paths) for the project's own server, the files in hosts/, and their tests. */

/**
 * The hash of the inline script that every page runs before the first paint (src/app/prerender/first-script.ts). If the script
 * changes, the build fails and reports the new hash.
 */
const firstScript = "'sha256-T5qLn+A8RI7NW4Dql1cNkpkyc0Tdn1K5+qkAjtXOz24='";

/** The Trusted Types policy that approves the service worker's URL, the only script URL that the site's code may use. */
const workerPolicy = 'service-worker';

/** Directives for the header only: browsers ignore them in a <meta> and log a warning. */
const headerOnly = { 'frame-ancestors': "'none'" };

/**
 * The part of the Content-Security-Policy that all pages share. `style` attributes are allowed because charts and progress bars use
 * them for geometry.
 */
const shared = {
  'default-src': "'none'",
  'script-src': `'self' ${firstScript}`,
  'style-src-attr': "'unsafe-inline'",
  'img-src': "'self'",
  'font-src': "'self'",
  'connect-src': "'self'",
  'manifest-src': "'self'",
  'worker-src': "'self'",
  'base-uri': "'none'",
  'form-action': "'none'",
  // Browsers reject plain strings where they would become markup or code. The only exception is the service worker's URL.
  'require-trusted-types-for': "'script'",
  'trusted-types': workerPolicy,
};

/**
 * Returns a page's own policy, for its <meta>. It protects the page even on hosts that send no headers.
 * @param {readonly string[]} styles the hashes of its inline styles
 */
export function pagePolicy(styles) {
  return policyText({ ...shared, 'style-src-elem': ["'self'", ...styles].join(' ') });
}

/**
 * The policy that every response has in its header. It can't list each page's inline styles, so it allows all of them; the page's
 * own policy also applies, and allows only those whose hashes it lists.
 */
const headerPolicy = policyText({ ...shared, 'style-src-elem': "'self' 'unsafe-inline'", ...headerOnly });

/** @param {Readonly<Record<string, string>>} directives */
function policyText(directives) {
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources}`)
    .join('; ');
}

/** Browser features to turn off because no page uses them. Browsers log a warning for names they don't know. */
const unusedFeatures = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
];

/** Sent with every response, including errors. */
export const securityHeaders = {
  'Content-Security-Policy': headerPolicy,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': unusedFeatures.map((feature) => `${feature}=()`).join(', '),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** For sites that will keep HTTPS: browsers insist on it for a year, so the files in hosts/ include it only as a comment. */
export const strictTransport = { name: 'Strict-Transport-Security', value: 'max-age=31536000' };

/** Files under this path never change, because their names contain a content hash. */
export const immutableFolder = '/assets/';

export const cacheControl = {
  immutable: 'public, max-age=31536000, immutable',
  /** Browsers check every other file for changes each time they use it; this matters most for the service worker. */
  other: 'no-cache',
};

/** @param {string} path the decoded path of a URL that has a file */
export const cacheControlOf = (path) =>
  path.startsWith(immutableFolder) ? cacheControl.immutable : cacheControl.other;

/** The document sent with status 404 for every URL without a file. It has no URL of its own. */
export const notFoundDocument = '/404.html';

/**
 * Patterns of URL paths that get a 404 even if a file exists: dot files such as the bundler's manifest, file names with a trailing
 * slash, and compressed copies. nginx, Caddy (Go), and JavaScript interpret these patterns the same way.
 */
export const hiddenPaths = [String.raw`/\.`, String.raw`\.\w+/$`, String.raw`\.(?:br|gz)$`];
/** A URL path that contains this also gets a 404. Not in `hiddenPaths`, because Caddy can't match it with a pattern. */
export const doubledSlash = '//';
/** The exception to `hiddenPaths`: a folder that certificate authorities use for validation. */
export const shownFolder = '/.well-known/';

/** @param {string} path decoded */
export function isHidden(path) {
  if (path === notFoundDocument || path.includes(doubledSlash)) return true;
  return !path.startsWith(shownFolder) && new RegExp(hiddenPaths.join('|')).test(path);
}

/**
 * Content types by file extension. Files with `isText` are UTF-8, and the build compresses them.
 * @type {Readonly<Record<string, { readonly type: string, readonly isText: boolean }>>}
 */
export const contentTypes = {
  html: { type: 'text/html', isText: true },
  css: { type: 'text/css', isText: true },
  js: { type: 'text/javascript', isText: true },
  json: { type: 'application/json', isText: true },
  webmanifest: { type: 'application/manifest+json', isText: true },
  svg: { type: 'image/svg+xml', isText: true },
  xml: { type: 'application/xml', isText: true },
  txt: { type: 'text/plain', isText: true },
  ics: { type: 'text/calendar', isText: true },
  ico: { type: 'image/x-icon', isText: false },
  png: { type: 'image/png', isText: false },
  webp: { type: 'image/webp', isText: false },
  woff2: { type: 'font/woff2', isText: false },
};

/** The content type for other extensions, with which browsers download a file and never execute it. */
export const otherType = 'application/octet-stream';

/** @param {string} file */
function typeOf(file) {
  const ending = file.slice(file.lastIndexOf('.') + 1);
  return Object.hasOwn(contentTypes, ending) ? contentTypes[ending] : undefined;
}

/** @param {string} file */
export const isPacked = (file) => typeOf(file)?.isText === true;

/** @param {string} type */
export const hasCharset = (type) => type.startsWith('text/');

/** @param {string} file */
export function contentTypeOf(file) {
  const { type } = typeOf(file) ?? { type: otherType };
  return hasCharset(type) ? `${type}; charset=utf-8` : type;
}

/** The kinds of compressed copies, smallest first: the name in Accept-Encoding and the file extension. */
export const encodings = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
];
