/** The dialogs in which a learner sets things up, fetched in one piece when one is opened. */
export { ProfileDialog } from './ProfileDialog';
export { ReportedScoreDialog } from './ReportedScoreDialog';
