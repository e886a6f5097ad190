import { preloadRecordReader } from '@/data/record/loadRecord';

/** Loads the plan saved on this device, or the form to make one. */
export const loadPlannerReader = () => import('./PlannerReader');

/** Starts fetching everything the planner needs while the page is being hydrated. */
export const preloadPlanner = () => preloadRecordReader(loadPlannerReader);
