import { startReading } from '@/data/record/loadRecord';

/** The report of an attempt that is in the record, for a page of its own. */
export const loadReportReader = () => import('./ReportReader');

/** Begins to fetch all that a report needs while the page around it is still coming to life. */
export const preloadReport = () => startReading(loadReportReader);
