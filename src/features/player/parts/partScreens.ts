/** The screens between questions, bundled in one file to fetch because every test needs them. */
export { ReviewScreen } from '../review/ReviewScreen';
export { BreakScreen } from './BreakScreen';
export { DirectionsScreen } from './directions/DirectionsScreen';
export { StoppedScreen } from './StoppedScreen';
