import { startReading } from '@/data/record/loadRecord';

/** What the panels of the history show, in one file to fetch. */
export const loadHistoryContent = () => import('./HistoryContent');

/** Begins to fetch all that the panels need while the page around them is still coming to life. */
export const preloadHistory = () => startReading(loadHistoryContent);
