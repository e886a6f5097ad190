import { startReading } from '@/data/record/loadRecord';

/** What the error log shows, in one file to fetch. */
export const loadErrorLog = () => import('./ErrorLogReader');

/** Begins to fetch all that the page needs while it is still coming to life. */
export const preloadErrorLog = () => startReading(loadErrorLog);
