/** Functions that the test player doesn't need, in one chunk: notes, saved rows, shared copies, export, import, and measuring. */
export { exportRecord } from './backup/exportRecord';
export { readImport } from './backup/readImport';
export { measureRecord } from './backup/measureRecord';
export {
  moveSavedRowsToDatabase,
  readAnsweredAttempts,
  readSavedRows,
  countUnusableSavedRows,
  writeSavedRows,
  writeWordAnswers,
} from './saved/savedRowStore';
export { listNotes, moveNotesToDatabase as moveToDatabase, readNotes, writeNotes } from './notes/notes';
export { listSharedTexts, removeSharedText, writeSharedText } from './shared/sharedTexts';
