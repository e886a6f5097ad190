/** The dialogs that a figure, a chart's point, a bar, or a row opens, fetched in one piece on first use. */
export { DayDialog } from './DayDialog';
export { FigureDialog } from './FigureDialog';
export { TestDialog } from './TestDialog';
