/** The dialog of the report, fetched apart from it. */
export { ParentsPage } from './ParentsPage';
