/**
 * Figures about scores that are publicly quoted and belong to no level's table (docs/ssat.md, "The error of a score").
 */

/** What Upper Level students typically gain in a section when they take the test again, in scaled points. */
export const retakeGain = { low: 12, high: 14 } as const;

/** By how many points a percentile runs below that of a national school test. */
export const belowNational = { low: 10, high: 40 } as const;
