/** How the sources of facts are written. */

/** When the stored copies of public pages were read. */
export const checked = 'checked November 2026';

export const testMaker = (page: string) => `The test maker: ${page}`;
