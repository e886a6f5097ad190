/** Loads the essay review, which is a separate chunk because most tests have no essay. */
export const loadEssayReview = () => import('./EssayReview');
