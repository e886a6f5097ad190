/** The sheets of one page that the document has no room for, in one file to fetch. */
export { AnswerSheet } from './AnswerSheet';
export { ReadingLogSheet } from './ReadingLogSheet';
export { RelationsSheet } from './RelationsSheet';
