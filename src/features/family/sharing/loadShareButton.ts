/** Loads the share button, for a page that shows it later than its other content. */
export const loadShareButton = () => import('./ShareButton').then(({ ShareButton }) => ShareButton);
