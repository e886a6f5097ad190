/** Functions that the test player doesn't need, in one chunk: notes, saved rows, shared copies, export, import, and measuring. */
export { exportAll } from './backup/exportAll';
export { readImport } from './backup/readImport';
export { measure } from './backup/measure';
export {
  moveRowsToDatabase as moveSavedRowsToDatabase,
  readAnswers,
  readSavedRows,
  countUnusableSavedRows,
  writeSavedRows,
  writeWords,
} from './saved/savedRowStore';
export { listNotes, moveNotesToDatabase as moveToDatabase, readNotes, writeNotes } from './notes/notes';
export { listSharedTexts, removeSharedText, writeSharedText } from './shared/sharedTexts';
