/** Key prefix of shared copies. Separate from the code that reads them, which tests don't load. */
export const sharedPrefix = 'larkfield:shared:';
