import { preloadRecordReader } from '@/data/record/loadRecord';

/** Loads word practice as one file; the page renders without it. */
export const loadWordsApp = () => import('./WordsApp');

/** Starts fetching word practice while the page is being hydrated. */
export const preloadWordsApp = () => preloadRecordReader(loadWordsApp);
