/** The parts of setting up that a dashboard of this device fetches. */
export { AddLearner } from './AddLearner';
export { DeviceActions } from './DeviceActions';
