import { preloadRecordRead } from '@/data/record/useRecordFacts';
import { readHubFactsFromRecord } from './hubFacts';

/** The hub's content and the code that reads and renders it, bundled in one file to fetch. */
export { EssayOverview as EssayPart } from './writing/EssayOverview';
export { HubHeading } from './HubHeading';
export const readPracticeHub = preloadRecordRead(readHubFactsFromRecord);
