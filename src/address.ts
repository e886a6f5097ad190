/** What an address of the browser's bar means on this site: the one rule beside the table of URLs. */
import { type RouteId, routeIds, site } from './site';

export type Address =
  /** A page under its own path, or under a writing of it that a static host serves as well. */
  | { readonly kind: 'page'; readonly id: RouteId; readonly path: string }
  /** Another writing of a page's path, for which the host sends the not-found page: the visitor belongs at `path`. */
  | { readonly kind: 'elsewhere'; readonly path: string }
  /** No page. `path` is a harmless writing of the address, equal to it but where no program could read it. */
  | { readonly kind: 'notFound'; readonly path: string };

/**
 * Reads a path as the browser gives it (`location.pathname`, percent-encoded). A host serves `/about` also as `/about/` and
 * `/about/index.html`. With other capitals, more slashes or both (`/About`, `//about//`) it doesn't, yet everybody can see
 * which page is meant. Percent signs that encode nothing, and encoded line breaks, are no page of anybody's.
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

/** The text of a percent-encoded path; null where it can't be decoded, or holds what no address of a page holds. */
export function decodePath(text: string): string | null {
  try {
    const plain = decodeURIComponent(text);
    return /\p{Cc}/u.test(plain) ? null : plain;
  } catch {
    return null;
  }
}

const pageAt = (path: string) => routeIds.find((id) => site[id].path === path);

/** The folder's path, which `index.html` and one slash at the end name as well. */
function withoutIndex(path: string): string {
  const folder = path.replace(/\/index\.html$/, '/');
  return /[^/]\/$/.test(folder) ? folder.slice(0, -1) : folder;
}

/** A path without doubled slashes: at its front they would name another host. */
function tidied(path: string): string {
  return path.replaceAll(/\/{2,}/g, '/');
}
