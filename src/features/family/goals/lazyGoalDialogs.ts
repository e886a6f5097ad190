/** The dialogs of the goals, fetched in one piece after the tab is there. */
export { GoalDetailsDialog } from './GoalDetailsDialog';
export { GoalFormDialog } from './GoalFormDialog';
