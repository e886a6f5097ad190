/** Parses the inline marks in page text: `**strong**`, `[words](target)`, and the domain of the test maker's site, which is a link. */
import { pathOf, type RouteId, routeIds, testMaker } from '@/site';

export type InlinePart =
  | { readonly kind: 'text' | 'strong'; readonly text: string }
  /** A link within the site; the path includes any query and hash. */
  | { readonly kind: 'page'; readonly text: string; readonly path: string }
  /** A `mailto:` link or a link to another site. */
  | { readonly kind: 'outside'; readonly text: string; readonly href: string };

const marks = /\*\*([^*]+)\*\*|\[([^\]]+)\]\(([^)]+)\)|\bssat\.org\b/g;

/**
 * Parses a sentence into its parts. A link target is a route id with an optional query and hash (`scoring#guess`, `freeTest`,
 * `fullLengthTest?form=a`), or an address that begins with `mailto:` or `https:`.
 * @throws Error for any other target.
 */
export function parseInlineMarks(sentence: string): readonly InlinePart[] {
  const parts: InlinePart[] = [];
  let from = 0;
  for (const found of sentence.matchAll(marks)) {
    const [whole, strong, words, target] = found;
    if (found.index > from) parts.push({ kind: 'text', text: sentence.slice(from, found.index) });
    if (strong !== undefined) parts.push({ kind: 'strong', text: strong });
    else if (words === undefined) parts.push({ kind: 'outside', text: whole, href: testMaker.url });
    else parts.push(linkTo(target ?? '', words));
    from = found.index + whole.length;
  }
  if (from < sentence.length) parts.push({ kind: 'text', text: sentence.slice(from) });
  return parts;
}

/** Returns plain text for search engines and screen readers. */
export const stripInlineMarks = (sentence: string): string =>
  parseInlineMarks(sentence)
    .map(({ text }) => text)
    .join('');

function linkTo(target: string, text: string): InlinePart {
  if (/^(?:mailto|https):/.test(target)) return { kind: 'outside', text, href: target };
  const [, name = '', query, hash] = /^(\w+)(?:\?([^#]*))?(?:#(.+))?$/.exec(target) ?? [];
  const id = routeIds.find((each): each is RouteId => each === name);
  if (id === undefined) throw new Error(`A text links to "${target}", which is no page`);
  return {
    kind: 'page',
    text,
    path: pathOf(id, {
      ...(query !== undefined && { search: Object.fromEntries(new URLSearchParams(query)) }),
      ...(hash !== undefined && { hash }),
    }),
  };
}
