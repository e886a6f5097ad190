/** What only questions with a formula, a figure or a table need: one file, fetched with the first of them. */
export { FigureDrawing } from '@/ui/figures/FigureDrawing';
export { QuestionTable as DataTable } from './QuestionTable';
export { FormulaText } from './FormulaText';
