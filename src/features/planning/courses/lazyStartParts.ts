/** The parts of a course page that need dates, fetched in one file after hydration. */
export { StartDateChoice as StartChoice } from './StartDateChoice';
export { CourseExportButtons as TakeAlong } from './CourseExportButtons';
