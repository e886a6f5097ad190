/** The parts of setting up that a dashboard of this device fetches. */
export { DeviceActions } from './DeviceActions';
