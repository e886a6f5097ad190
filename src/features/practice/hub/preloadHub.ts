import { preloadRecordReader } from '@/data/record/loadRecord';
import { hasDrillParameter } from '../drill/loadDrillPage';

/** Loads the hub's content and the code that reads and renders it as one file. */
export const loadHubContent = () => import('./hubContent');

/** Starts reading the hub's content, unless the address names a drill instead. */
export function preloadHub(): void {
  if (!hasDrillParameter(window.location.search)) preloadRecordReader(loadHubContent);
}
