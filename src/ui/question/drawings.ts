/** Code for questions with a formula, figure, or table, in one chunk that loads with the first of them. */
export { FigureDrawing } from '@/ui/figures/FigureDrawing';
export { QuestionTable as DataTable } from './QuestionTable';
export { FormulaText } from './FormulaText';
