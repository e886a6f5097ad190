/** The rules of hosting, each written once: the project's own server, the files in hosts/, and their tests read this table. */

/**
 * The one inline script of every page, which runs before the first paint (src/app/prerender/first-script.ts).
 * When the script changes, the build stops and names the new hash.
 */
const firstScript = "'sha256-We4jLa6SxNpHv94KvXmhx44kiq4JMAzuqWbmO0HySQM='";

/** The name of the Trusted Types policy that approves the address of the service worker, the only one that a script may create. */
const workerPolicy = 'service-worker';

/** Directives for the header alone: browsers complain about them in a <meta>. */
const headerOnly = { 'frame-ancestors': "'none'" };

/**
 * The part of the Content-Security-Policy that all pages share. `style` attributes are allowed because charts and progress bars set
 * their geometry there.
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
  // No text becomes markup or code, not even by mistake. The one policy is for the address of the service worker.
  'require-trusted-types-for': "'script'",
  'trusted-types': workerPolicy,
};

/**
 * The directives of a page's own policy, in its <meta>. They protect a page on a host that sends no headers.
 * @param {readonly string[]} styles the hashes of its inline styles
 */
export function pagePolicy(styles) {
  return policyText({ ...shared, 'style-src-elem': ["'self'", ...styles].join(' ') });
}

/**
 * One policy for every response. It can't list the styles of each page, so it allows inline ones; a page's own policy holds as
 * well and allows only those whose hash it names.
 */
const headerPolicy = policyText({ ...shared, 'style-src-elem': "'self' 'unsafe-inline'", ...headerOnly });

/** @param {Readonly<Record<string, string>>} directives */
function policyText(directives) {
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources}`)
    .join('; ');
}

/** Features that no page uses. Browsers know each of these names; an unknown one would be a warning in the console. */
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

/** The headers of every response, errors included. */
export const securityHeaders = {
  'Content-Security-Policy': headerPolicy,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': unusedFeatures.map((feature) => `${feature}=()`).join(', '),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** For a host that has HTTPS and will keep it: browsers remember it for a year, so each file of hosts/ has it as a comment. */
export const strictTransport = { name: 'Strict-Transport-Security', value: 'max-age=31536000' };

/** File names under this path carry a hash of their content. */
export const immutableFolder = '/assets/';

export const cacheControl = {
  immutable: 'public, max-age=31536000, immutable',
  /** Everything else, the service worker above all, is checked with the host each time. */
  other: 'no-cache',
};

/** @param {string} path the decoded path of an address that has a file */
export const cacheControlOf = (path) =>
  path.startsWith(immutableFolder) ? cacheControl.immutable : cacheControl.other;

/** The document of every address that has no file. It is sent with status 404 and has no address of its own. */
export const notFoundDocument = '/404.html';

/**
 * Addresses that have no file, whatever is in the folder: dot files such as the bundler's manifest, a file's name with a slash at
 * its end, and the packed copies beside files. Patterns that nginx, Go, and JavaScript read alike.
 */
export const hiddenPaths = [String.raw`/\.`, String.raw`\.\w+/$`, String.raw`\.(?:br|gz)$`];
/** Nor has an address with this in it, which Caddy can't see in a pattern. */
export const doubledSlash = '//';
/** The exception: certificates are confirmed here. */
export const shownFolder = '/.well-known/';

/** @param {string} path decoded */
export function isHidden(path) {
  if (path === notFoundDocument || path.includes(doubledSlash)) return true;
  return !path.startsWith(shownFolder) && new RegExp(hiddenPaths.join('|')).test(path);
}

/**
 * Types by the ending of a file's name. Text is sent as UTF-8 and packed by the build.
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

/** For a file whose ending isn't in the table: browsers save it and never run it. */
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

/** The packed copies of a file, the smallest first: what Accept-Encoding calls them, and what the file's name ends with. */
export const encodings = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
];
