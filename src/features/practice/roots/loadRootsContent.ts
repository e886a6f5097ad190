/** The roots with all that shows them, in one file to fetch. */
export const loadRootsContent = () => import('./RootsContent');
