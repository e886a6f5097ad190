import { startReading } from '@/data/record/loadRecord';

/** What reads the record for the map, in a file to fetch: the page paints and answers without it. */
export const loadTopicMastery = () => import('./readTopicMastery');

/** Begins to fetch all that the map needs while the page around it is still coming to life. */
export const preloadTopicMap = () => startReading(loadTopicMastery);
