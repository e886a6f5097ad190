/** The parts of a report that a page doesn't need until the report has been read, in one chunk. */
export { ReportEvidence } from './evidence/ReportEvidence';
export { MissingReport } from './MissingReport';
export { NextStepAction } from './NextStepAction';
export { readReport } from './readReport';
export { ReportButtons } from './ReportButtons';
export { AttemptReport } from './AttemptReport';
