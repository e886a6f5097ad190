/** All pictures in one chunk: separately, they would split what they share with other pages into a dozen small files. */
export { CoachNotes } from './CoachNotes';
export { ParentDashboardPreview } from './ParentDashboardPreview';
export { SampleQuestion } from './SampleQuestion';
export { SampleReport } from './SampleReport';
export { SampleWeek } from './SampleWeek';
