/** How fact sources are cited. */

/** When the stored copies of public pages were read. */
export const factsCheckedLabel = 'checked November 2026';

export const testMakerSourceLabel = (page: string) => `The test maker: ${page}`;
