/** What of a course needs its dates: fetched in one piece once the page has come to life. */
export { StartChoice } from './StartChoice';
export { TakeAlong } from './TakeAlong';
