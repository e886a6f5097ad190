/** The formulas with all that shows them, in one file to fetch. */
export const loadFormulaContent = () => import('./FormulaContent');
