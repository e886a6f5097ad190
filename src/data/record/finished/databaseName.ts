/** The record's database name, which follows the learner's space. */
export const databaseName = 'larkfield';
