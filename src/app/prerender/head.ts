import { brand } from '@/brand';
import { type RouteId, site } from '@/site';
import { pageDescriptions } from './descriptions';
import { unlistedPages } from './unlisted-pages';
import { previewFileOf } from './preview';
import { structuredData } from './structured-data';

/**
 * Builds the part of the head for search engines and link previews: description, preview, and structured data. Their readers load
 * only the document, so the scripts leave this part out.
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

/** Formats a value as JSON that can't close the surrounding `<script>` element. */
const inScript = (value: unknown) => JSON.stringify(value).replaceAll('<', String.raw`\u003c`);
