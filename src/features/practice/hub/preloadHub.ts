import { startReading } from '@/data/record/loadRecord';
import { asksForDrill } from '../drill/loadDrillPage';

/** What the hub shows of a student, with the code that reads and draws it, in one file to fetch. */
export const loadHubContent = () => import('./hubContent');

/** Begins to read what the hub shows, unless the address asks for a drill instead. */
export function preloadHub(): void {
  if (!asksForDrill(window.location.search)) startReading(loadHubContent);
}
