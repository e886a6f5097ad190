/** The dialogs that a chart's point, a bar or a row opens, fetched in one piece on first use. */
export { DayDialog } from './DayDialog';
export { TestDialog } from './TestDialog';
