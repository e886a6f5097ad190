import { preloadReading } from '@/data/record/useRecordFacts';
import { readHubFromRecord as readHubFacts } from './hubFacts';

/** What the hub shows of a student, with the code that reads and draws it, in one file to fetch. */
export { EssayOverview as EssayPart } from './EssayOverview';
export { HubHeading } from './HubHeading';
export const readHub = preloadReading(readHubFacts);
