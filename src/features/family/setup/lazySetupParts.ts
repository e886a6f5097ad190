/** The parts of setting up that are fetched in one piece: what a dashboard of this device offers, and the profile for any page. */
export { AddLearner } from './AddLearner';
export { DeviceActions } from './DeviceActions';
export { OwnProfileDialog as OwnProfile } from './OwnProfileDialog';
