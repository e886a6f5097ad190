/**
 * What is asked of the record after a test, in one file to fetch: notes, what practice keeps, copies of other learners, export, import and
 * measuring.
 */
export { exportAll } from './backup/exportAll';
export { readImport } from './backup/readImport';
export { measure } from './backup/measure';
export {
  moveRowsToDatabase as moveKeptToDatabase,
  readAnswers,
  readKept,
  readKeptTroubles,
  writeKept,
  writeWords,
} from './kept/savedRowStore';
export { listNotes, moveNotesToDatabase as moveToDatabase, readNotes, writeNotes } from './notes/notes';
export { listSharedTexts, removeSharedText, writeSharedText } from './shared/sharedTexts';
