import { startReading } from '@/data/record/loadRecord';

/** All that asks words, in one file to fetch: the page paints without it. */
export const loadWordsApp = () => import('./WordsApp');

/** Begins to fetch it while the page around it is still coming to life. */
export const preloadWordsApp = () => startReading(loadWordsApp);
