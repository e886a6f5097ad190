/** The setup parts in one chunk: a dashboard's actions for this device, and the profile for any page. */
export { AddLearnerForm } from './AddLearnerDialog';
export { DeviceLearnerActions } from './DeviceLearnerActions';
export { DeviceProfileDialog } from './profile/DeviceProfileDialog';
