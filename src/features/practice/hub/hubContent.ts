import { begunReading } from '@/data/record/useRecordFacts';
import { readHub as readHubFacts } from './hubFacts';

/** What the hub shows of a student, with the code that reads and draws it, in one file to fetch. */
export { EssayPart } from './EssayPart';
export { HubHeading } from './HubHeading';
export const readHub = begunReading(readHubFacts);
