/** The one-page sheets that are too large for the document, bundled in one file to fetch. */
export { AnswerSheet } from './AnswerSheet';
export { ReadingLogSheet } from './ReadingLogSheet';
export { RelationsSheet } from './RelationsSheet';
