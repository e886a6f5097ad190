/** The forms about this device's learners, which load when one of them is opened. */
export { AddLearnerForm } from './AddLearnerDialog';
export { DeviceScoreDialog } from './DeviceScoreDialog';
export { ReportedScoreDialog } from './ReportedScoreDialog';
export { DeviceProfileDialog } from './DeviceProfileDialog';
