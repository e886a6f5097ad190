/** What looks back on an essay, fetched beside the result: most tests have none. */
export const loadEssayReview = () => import('./EssayReview');
