/**
 * The setup parts in one chunk: a dashboard's actions and notices for this device, and the forms of the profile and of a score
 * for any page.
 */
export { AddLearnerForm } from './AddLearnerDialog';
export { DeviceLearnerActions } from './DeviceLearnerActions';
export { DeviceScoreDialog } from './DeviceScoreDialog';
export { SetupProblems } from './SetupProblems';
export { DeviceProfileDialog } from './profile/DeviceProfileDialog';
