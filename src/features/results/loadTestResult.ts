/** The result of a test, fetched with what the test needs: it must be there when a connection is not. */
import { loadEssayReview } from './loadEssayReview';

export const loadTestResult = () => import('./TestResult');

/** The same for a test with an essay. */
export const loadTestResultWithEssay = async () => {
  const [result] = await Promise.all([loadTestResult(), loadEssayReview()]);
  return result;
};
