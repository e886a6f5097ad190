/** Key prefix of shared copies. Separate from the code that reads the copies, which the test player doesn't load. */
export const sharedPrefix = 'larkfield:shared:';
