import type { EmotionCache } from '@emotion/cache';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { Providers, createStyleCache } from '@/app/providers';
import { routes } from '@/app/router';

/** The output of React and Emotion for one page, from which the document is assembled. */
export interface RenderedPage {
  /** `<title>`, `<meta>` and `<link>` elements, for the head. */
  readonly head: string;
  readonly body: string;
  /** Critical styles, one entry per `<style>` element: its data-emotion name and its CSS. */
  readonly styles: readonly { readonly name: string; readonly css: string }[];
}

/** React writes this marker where a Suspense boundary shows its fallback. */
const fallbackMark = '<!--$!-->';

const hoisted = /^(?:\s*(?:<title>[^<]*<\/title>|<meta [^>]*\/>|<link [^>]*\/>))+/;

/**
 * Renders the page at `path` exactly as the client's first render will.
 * @throws Error when a component failed: React then leaves the marker of a client-only Suspense boundary.
 */
export async function renderPage(path: string): Promise<RenderedPage> {
  const handler = createStaticHandler(routes);
  const context = await handler.query(new Request(new URL(path, 'http://prerender.invalid')));
  if (context instanceof Response) throw new Error(`${path} answered ${context.status} instead of a page`);
  if (context.errors !== null)
    throw new Error(`${path} failed to load: ${JSON.stringify(context.errors)}`, { cause: context.errors });

  // With `compat`, Emotion keeps the CSS of every style it inserts; the document needs it.
  const cache = createStyleCache();
  cache.compat = true;
  const markup = renderToString(
    <Providers cache={cache}>
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </Providers>,
  );
  if (markup.includes(fallbackMark))
    throw new Error(`${path} rendered a Suspense fallback: a component failed on the server`);

  const head = hoisted.exec(markup)?.[0] ?? '';
  return { head, body: markup.slice(head.length), styles: criticalStyles(cache) };
}

/**
 * Collects the critical styles. Styles whose ids have no registered class are global; each gets its own element, so that Emotion
 * finds it again.
 */
function criticalStyles(cache: EmotionCache): RenderedPage['styles'] {
  const entries = Object.entries(cache.inserted).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  const isGlobal = (id: string) => cache.registered[`${cache.key}-${id}`] === undefined;
  const scoped = entries.filter(([id]) => !isGlobal(id));
  return [
    ...entries
      .filter(([id]) => isGlobal(id))
      .map(([id, css]) => ({ name: `${cache.key}-global ${id}`, css })),
    { name: [cache.key, ...scoped.map(([id]) => id)].join(' '), css: scoped.map(([, css]) => css).join('') },
  ];
}
