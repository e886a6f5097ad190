/** The goals' dialogs, in one chunk that loads after the tab. */
export { GoalDetailsDialog } from './GoalDetailsDialog';
export { GoalFormDialog } from './GoalFormDialog';
