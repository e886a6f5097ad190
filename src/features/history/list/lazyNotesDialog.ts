/** The notes dialog with its form code, loaded separately from the page. */
export { NotesDialog } from './NotesDialog';
