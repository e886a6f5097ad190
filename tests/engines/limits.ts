/**
 * How long the tests wait for what may never come, in milliseconds. No machine is so slow that it needs them; what must be quick is
 * measured by `npm run bench`.
 */

/** For an action to be possible, or an expectation to hold. */
export const stepMs = 30_000;

/** For one command of a browser's driver. Beyond it, the browser hangs, and its test fails by that name. */
export const commandMs = 180_000;
