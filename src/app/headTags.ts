/** The head tags of the served document that React renders for each page, and that it hydrates along with the page. */

const selectors = ['title', 'meta[name="robots"]', 'link[rel="canonical"]'] as const;

/** Returns the canonical URL of the served document, which identifies its page; the not-found page has none. */
export function servedCanonical(): string | null {
  return document.head.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? null;
}

export function findHeadTags(): readonly Element[] {
  return [...document.head.querySelectorAll(selectors.join())];
}

/** Removes the served tags and the description for a page that isn't hydrated, for which React adds its own. */
export function removeHeadTags(): void {
  for (const tag of [...findHeadTags(), ...document.head.querySelectorAll('meta[name="description"]')])
    tag.remove();
}

/**
 * Removes each served tag beside which React has added one of its kind. It does so if it has to render the page anew, because the
 * document isn't as it was served: a browser extension has added a node, for instance.
 */
export function removeReplacedHeadTags(served: readonly Element[]): void {
  for (const tag of served) {
    const isReplaced = selectors.some(
      (selector) => tag.matches(selector) && document.head.querySelectorAll(selector).length > 1,
    );
    if (isReplaced) tag.remove();
  }
}
