import { brand } from '@/brand';
import { type RouteId, site } from '@/site';
import { pageDescriptions } from './descriptions';
import { unlistedPages } from './unlisted-pages';
import { previewFileOf } from './preview';
import { structuredData } from './structured-data';

/**
 * What a document's head says to those who read no page: the description, the preview of a link, and structured data. A search
 * engine and a chat read the document alone, so no script carries it.
 */
export function buildHead(id: RouteId): string {
  const preview = {
    'og:title': site[id].title,
    'og:description': pageDescriptions[id],
    'og:image': `${brand.origin}/${previewFileOf(id)}`,
  };
  return [
    `<meta name="description" content="${escaped(pageDescriptions[id])}"/>`,
    ...(unlistedPages.has(id) ? ['<meta name="robots" content="noindex"/>'] : []),
    ...Object.entries(preview).map(
      ([name, content]) => `<meta property="${name}" content="${escaped(content)}"/>`,
    ),
    ...structuredData(id).map((thing) => `<script type="application/ld+json">${inScript(thing)}</script>`),
  ].join('');
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** As JSON in which nothing can end the element. */
const inScript = (value: unknown) => JSON.stringify(value).replaceAll('<', String.raw`\u003c`);
