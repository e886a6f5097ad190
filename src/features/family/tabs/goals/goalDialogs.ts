/** The goals' dialogs, which load together. */
export { GoalDetailsDialog } from './GoalDetailsDialog';
export { GoalFormDialog } from './GoalFormDialog';
