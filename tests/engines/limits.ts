/**
 * How long the tests wait for what may never come, in milliseconds. No machine is so slow that it needs them; what must be quick is
 * measured by `npm run bench`.
 */

/** For an action to be possible, or an expectation to hold. */
export const stepMs = 30_000;

/** For one command of a browser's driver. WebKit's has hung before; then the test's message says so. */
export const commandMs = 180_000;
