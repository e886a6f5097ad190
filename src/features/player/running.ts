/** What a test shows while it is taken, in one file to fetch before it starts: its start page paints without it. */
export { TakenOver } from './parts/TakenOver';
export { RunningTest } from './RunningTest';
