/** Loads the result screen: at the start of a test, so that it works if the connection drops. */
export const loadTestResult = () => import('./TestResult');
