/** The kinds of rows that practice keeps, each in a store of the database. */
export const keptNames = ['cards', 'causes', 'plans', 'wordDays'] as const;
export type KeptName = (typeof keptNames)[number];
