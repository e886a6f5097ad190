import { preloadRecordReader } from '@/data/record/loadRecord';

/** Loads the content of all history panels as one chunk. */
export const loadHistoryContent = () => import('./HistoryContent');

/** Starts loading everything that the panels need while the page is still hydrating. */
export const preloadHistory = () => preloadRecordReader(loadHistoryContent);
