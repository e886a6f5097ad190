/** A separate chunk, because most tests have no essay. */
export const loadEssayReview = () => import('./EssayReview');
