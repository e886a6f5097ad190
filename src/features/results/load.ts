/** The result of a test, fetched with what the test needs: it must be there when a connection is not. */
export const loadTestResult = () => import('./TestResult');
