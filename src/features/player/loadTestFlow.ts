/** The room of a test, for a page that paints without it and may never need it. */
export const loadTestFlow = () => import('./TestFlow');
