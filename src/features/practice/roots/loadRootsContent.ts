/** Loads the roots and their components as one file. */
export const loadRootsContent = () => import('./RootsContent');
