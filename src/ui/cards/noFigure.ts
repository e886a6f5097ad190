/** Stands where there is no figure yet: a dash, never a zero. */
export const noFigure = '\u2013';
