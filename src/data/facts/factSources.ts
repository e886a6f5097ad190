/** Shared wording of citations. */

/** The date of facts from stored copies of public web pages, many of which have no date of their own. */
export const factsCheckedLabel = 'from copies read in November 2026';

export const testMakerSourceLabel = (page: string) => `The test maker: ${page}`;

/** The date of what we calculated or looked for ourselves. */
export const ownWorkLabel = 'November 2026';
