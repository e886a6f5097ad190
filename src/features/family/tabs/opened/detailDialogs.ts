/** The dialogs behind figures, chart points, bars, and rows, which load together. */
export { DayDialog } from './DayDialog';
export { FigureDialog } from './FigureDialog';
export { TestDialog } from './TestDialog';
