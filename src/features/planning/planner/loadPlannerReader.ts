import { startReading } from '@/data/record/loadRecord';

/** The plan of this device, or the form for one. */
export const loadPlannerReader = () => import('./PlannerReader');

/** Begins to fetch all that the planner needs while the page around it is still coming to life. */
export const preloadPlanner = () => startReading(loadPlannerReader);
