import { startReading } from '@/data/record/loadRecord';

/** The report of a saved attempt, for a page of its own. */
export const loadReportReader = () => import('./ReportReader');

/** Starts loading everything a report needs while the page is still hydrating. */
export const preloadReport = () => startReading(loadReportReader);
