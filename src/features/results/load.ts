/** The result of a test, fetched with what the test needs: it must be there when a connection is not. */
export const loadTestResult = () => import('./TestResult');

/** The report of an attempt that is in the record, for a page of its own. */
export const loadReportReader = () => import('./report/ReportReader');
