/** The dialog of the list, with the code of its form: fetched apart from the page. */
export { NotesDialog } from './NotesDialog';
