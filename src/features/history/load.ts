export const loadParts = () => import('./parts');
