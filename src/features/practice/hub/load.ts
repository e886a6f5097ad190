import { startReading } from '@/data/record/loadRecord';
import { asksForDrill } from '../drill/load';

/** What the hub shows of a student, with the code that reads and draws it, in one file to fetch. */
export const loadHub = () => import('./hubContent');

/** Begins to read what the hub shows, unless the address asks for a drill instead. */
export function beginHub(): void {
  if (!asksForDrill(window.location.search)) startReading(loadHub);
}
