/** The name of the record's database, without the learner's space that precedes it. */
export const databaseName = 'larkfield';
