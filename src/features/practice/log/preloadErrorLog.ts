import { preloadRecordReader } from '@/data/record/loadRecord';

/** Loads the error log as one file. */
export const loadErrorLog = () => import('./ErrorLogReader');

/** Starts fetching everything the page needs while it is being hydrated. */
export const preloadErrorLog = () => preloadRecordReader(loadErrorLog);
