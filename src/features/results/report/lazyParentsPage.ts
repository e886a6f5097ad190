/** The report's dialog, in a separate chunk. */
export { ParentReportSheet } from './ParentReportSheet';
