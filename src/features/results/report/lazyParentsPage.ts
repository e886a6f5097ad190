/** The report's dialog, in a separate chunk. */
export { ParentsPage } from './ParentsPage';
