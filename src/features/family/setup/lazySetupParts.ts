/** The setup parts in one chunk: a dashboard's actions for this device, and the profile for any page. */
export { AddLearner } from './AddLearnerDialog';
export { DeviceActions } from './DeviceActions';
export { OwnProfileDialog as OwnProfile } from './profile/OwnProfileDialog';
