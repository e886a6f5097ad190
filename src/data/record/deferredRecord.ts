/** Functions that the test player doesn't need, in one chunk: notes, saved rows, shared copies, export, import, and measuring. */
export { exportRecord } from './backup/exportRecord';
export { readImport } from './backup/readImport';
export { measureRecord } from './backup/measureRecord';
export {
  moveSavedRowsToDatabase,
  readAnsweredAttempts,
  readSavedRows,
  changeSavedRows,
  countUnusableSavedRows,
  writeWordAnswers,
} from './saved/savedRowStore';
export { changeNotes, listNotes, moveNotesToDatabase as moveToDatabase, readNotes } from './notes/notes';
export { restoreLearners } from './learner/restoreLearners';
export { listSharedTexts, removeSharedText, writeSharedText } from './shared/sharedTexts';
