/** What of a course needs its dates: fetched in one piece once the page has come to life. */
export { StartDateChoice as StartChoice } from './StartDateChoice';
export { CourseExportButtons as TakeAlong } from './CourseExportButtons';
