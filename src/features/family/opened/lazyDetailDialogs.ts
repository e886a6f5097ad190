/** The dialogs behind figures, chart points, bars, and rows, in one chunk that loads on first use. */
export { DayDialog } from './DayDialog';
export { FigureDialog } from './FigureDialog';
export { TestDialog } from './TestDialog';
