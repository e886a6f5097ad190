import { preloadRecordReader } from '@/data/record/loadRecord';

/** Loads the code that reads the record for the map; the page renders and works without it. */
export const importTopicMasteryReader = () => import('./readTopicMastery');

/** Starts fetching everything the map needs while the page is being hydrated. */
export const preloadTopicMap = () => preloadRecordReader(importTopicMasteryReader);
