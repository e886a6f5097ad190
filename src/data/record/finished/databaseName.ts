/** The name of the record's database. */
export const databaseName = 'larkfield';
