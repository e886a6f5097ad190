/** Returns true once every part of the document is hydrated. Runs in the page, so it must be self-contained. */
export const isHydrated = (): boolean => document.documentElement.hasAttribute('data-hydrated');
