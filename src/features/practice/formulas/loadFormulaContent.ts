/** Loads the formulas and their components as one file. */
export const loadFormulaContent = () => import('./FormulaContent');
