/** The report of an attempt that is in the record, for a page of its own. */
export const loadReportReader = () => import('./ReportReader');
