/**
 * Returns true once every part of the document is hydrated. Runs in the page, so it must be self-contained. Queries the document,
 * because right after a navigation it has no root element yet.
 */
export const isHydrated = (): boolean => document.querySelector('html[data-hydrated]') !== null;
