/** The screens of a running test, bundled in one file to fetch before it starts: its start page renders without them. */
export { TakenOverScreen as TakenOver } from './parts/TakenOverScreen';
export { RunningTest } from './RunningTest';
