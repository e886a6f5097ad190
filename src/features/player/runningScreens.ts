/** What a test shows while it is taken, in one file to fetch before it starts: its start page paints without it. */
export { TakenOverScreen as TakenOver } from './parts/TakenOverScreen';
export { RunningTest } from './RunningTest';
