/** True once React has taken over every part of the document. Runs in the page, so it refers to nothing outside itself. */
export const isHydrated = (): boolean => document.documentElement.hasAttribute('data-hydrated');
