/**
 * What is asked of the record after a test, in one file to fetch: notes, what practice keeps, copies of other learners, export, import and
 * measuring.
 */
export { exportAll } from './backup/export';
export { readImport } from './backup/import';
export { measure } from './backup/measure';
export {
  moveKeptToDatabase,
  readAnswers,
  readKept,
  readKeptTroubles,
  writeKept,
  writeWords,
} from './kept/kept';
export { listNotes, moveToDatabase, readNotes, writeNotes } from './notes/notes';
export { listSharedTexts, removeSharedText, writeSharedText } from './shared/sharedTexts';
