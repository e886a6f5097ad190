/** The setup parts in one chunk: a dashboard's actions and notices for this device, and the profile for any page. */
export { AddLearnerForm } from './AddLearnerDialog';
export { DeviceLearnerActions } from './DeviceLearnerActions';
export { SetupProblems } from './SetupProblems';
export { DeviceProfileDialog } from './profile/DeviceProfileDialog';
