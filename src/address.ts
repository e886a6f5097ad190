/** Finds the page of the site that the path in the browser's address bar refers to. */
import { type RouteId, routeIds, site } from './site';

export type Address =
  /** A page under its own path, or a variant of it that static hosts also serve. */
  | { readonly kind: 'page'; readonly id: RouteId; readonly path: string }
  /** A misspelled page path, such as `/About`, for which hosts send the not-found page; the visitor is redirected to `path`. */
  | { readonly kind: 'elsewhere'; readonly path: string }
  /** No page matches. `path` is the same address made safe to parse: decodable, and without repeated slashes. */
  | { readonly kind: 'notFound'; readonly path: string };

/**
 * Parses `location.pathname` (percent-encoded). Hosts also serve `/about` as `/about/` and `/about/index.html`. They don't serve it
 * with different case or extra slashes (`/About`, `//about//`), but the intended page is obvious. Invalid percent-encoding and
 * encoded line breaks never match a page.
 */
export function readAddress(pathname: string): Address {
  const plain = decodePath(pathname);
  if (plain === null) return { kind: 'notFound', path: tidied(pathname.replaceAll('%', '%25')) };
  const id = pageAt(withoutIndex(plain));
  if (id !== undefined) return { kind: 'page', id, path: site[id].path };
  const meant = pageAt(withoutIndex(tidied(plain.toLowerCase())));
  return meant === undefined
    ? { kind: 'notFound', path: tidied(pathname) }
    : { kind: 'elsewhere', path: site[meant].path };
}

/** Decodes a percent-encoded path; null if it can't be decoded or contains characters that no page path has. */
export function decodePath(text: string): string | null {
  try {
    const plain = decodeURIComponent(text);
    return /\p{Cc}/u.test(plain) ? null : plain;
  } catch {
    return null;
  }
}

const pageAt = (path: string) => routeIds.find((id) => site[id].path === path);

/** Strips `index.html` and one trailing slash. */
function withoutIndex(path: string): string {
  const folder = path.replace(/\/index\.html$/, '/');
  return /[^/]\/$/.test(folder) ? folder.slice(0, -1) : folder;
}

/** Collapses repeated slashes, because a URL that begins with `//` names another host. */
function tidied(path: string): string {
  return path.replaceAll(/\/{2,}/g, '/');
}
