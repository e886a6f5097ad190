/** All pictures in one chunk: separately, they would split what they share with other pages into a dozen small files. */
export { CoachNotes } from './CoachNotes';
export { ParentsPicture } from './ParentsPicture';
export { SampleQuestion } from './SampleQuestion';
export { SampleReport } from './SampleReport';
export { SampleWeek } from './SampleWeek';
