/** Shared wording of citations. */

/** The date of facts that were looked up in stored copies of public web pages. */
export const factsCheckedLabel = 'checked November 2026';

export const testMakerSourceLabel = (page: string) => `The test maker: ${page}`;
