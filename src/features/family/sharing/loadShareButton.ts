/** The button that hands a copy to a parent, for a page that shows it after something else. */
export const loadShareButton = () => import('./ShareButton').then(({ ShareButton }) => ShareButton);
