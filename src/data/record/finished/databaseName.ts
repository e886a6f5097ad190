/** The name of the record's database, after the learner's space. */
export const databaseName = 'larkfield';
