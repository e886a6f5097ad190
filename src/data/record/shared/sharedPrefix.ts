/** What the keys of copies that other learners handed over begin with. Apart from what reads them, which a test doesn't fetch. */
export const sharedPrefix = 'larkfield:shared:';
