/** Loads the test flow for a page that renders without it and may never need it. */
export const loadTestFlow = () => import('./TestFlow');
