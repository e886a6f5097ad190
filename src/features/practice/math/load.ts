import { startRecord } from '@/data/record/loadRecord';

/** What reads the record for the map, in a file to fetch. */
export const loadStandingReader = () => import('./StandingReader');

/** Begins to fetch all that the map needs while the page around it is still coming to life. */
export function startMap(): void {
  if (import.meta.env.SSR) return;
  startRecord();
  loadStandingReader().catch(() => undefined);
}
