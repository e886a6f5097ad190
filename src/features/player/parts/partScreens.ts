/** What stands between questions, in one file to fetch: every test needs it. */
export { ReviewScreen } from '../review/ReviewScreen';
export { BreakScreen } from './BreakScreen';
export { DirectionsScreen } from './DirectionsScreen';
export { StoppedScreen } from './StoppedScreen';
