import { startReading } from '@/data/record/loadRecord';

/** What the hub shows of a student, with the code that reads and draws it, in one file to fetch. */
export const loadHub = () => import('./hubContent');

/** Begins to fetch all that the hub needs while it is still coming to life. */
export const startHub = () => startReading(loadHub);
