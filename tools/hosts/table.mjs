/** The hosting rules, shared by the project's own server, the files in hosts/, and their tests. */

/**
 * The hash of the inline script that every page runs before the first paint (src/app/prerender/first-script.ts). If the script
 * changes, the build fails and reports the new hash.
 */
const firstScript = "'sha256-MLOuf+JA1s7P9jQZEXrfsTJi+6Ms3sGie2FWSxkDKy8='";

/** The Trusted Types policy that approves the service worker's URL, the only URL that scripts may create. */
const workerPolicy = 'service-worker';

/** Directives only for the header: browsers warn about them in a <meta>. */
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
  // Prevents text from becoming markup or code. The only policy is for the service worker's URL.
  'require-trusted-types-for': "'script'",
  'trusted-types': workerPolicy,
};

/**
 * Returns the directives of a page's own policy in its <meta>, which protects pages on hosts that send no headers.
 * @param {readonly string[]} styles the hashes of its inline styles
 */
export function pagePolicy(styles) {
  return policyText({ ...shared, 'style-src-elem': ["'self'", ...styles].join(' ') });
}

/**
 * One policy for every response. It can't list each page's styles, so it allows inline ones; the page's own policy also applies and
 * only allows the hashes it lists.
 */
const headerPolicy = policyText({ ...shared, 'style-src-elem': "'self' 'unsafe-inline'", ...headerOnly });

/** @param {Readonly<Record<string, string>>} directives */
function policyText(directives) {
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources}`)
    .join('; ');
}

/** Features that no page uses. All names must be known to browsers, which otherwise log a warning. */
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

/** For hosts that permanently use HTTPS: browsers remember it for a year, so the files in hosts/ only include it as a comment. */
export const strictTransport = { name: 'Strict-Transport-Security', value: 'max-age=31536000' };

/** File names under this path contain a content hash. */
export const immutableFolder = '/assets/';

export const cacheControl = {
  immutable: 'public, max-age=31536000, immutable',
  /** Everything else, most importantly the service worker, is revalidated on each request. */
  other: 'no-cache',
};

/** @param {string} path the decoded path of a URL that has a file */
export const cacheControlOf = (path) =>
  path.startsWith(immutableFolder) ? cacheControl.immutable : cacheControl.other;

/** The response, with status 404, for every URL without a file. The document has no URL of its own. */
export const notFoundDocument = '/404.html';

/**
 * Never served, even if the folder has them: dot files such as the bundler's manifest, file names with a trailing slash, and
 * compressed copies. nginx, Go, and JavaScript read these patterns the same way.
 */
export const hiddenPaths = [String.raw`/\.`, String.raw`\.\w+/$`, String.raw`\.(?:br|gz)$`];
/** Also never served; Caddy can't match it with a pattern. */
export const doubledSlash = '//';
/** The exception: used for certificate validation. */
export const shownFolder = '/.well-known/';

/** @param {string} path decoded */
export function isHidden(path) {
  if (path === notFoundDocument || path.includes(doubledSlash)) return true;
  return !path.startsWith(shownFolder) && new RegExp(hiddenPaths.join('|')).test(path);
}

/**
 * Types by file extension. Text is sent as UTF-8 and compressed by the build.
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

/** For unlisted extensions: browsers download the file and never execute it. */
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

/** The compressed copies of a file, smallest first: the name in Accept-Encoding and the file extension. */
export const encodings = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
];
