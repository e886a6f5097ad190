/** The result screen, loaded at the start of a test so that it works if the connection drops. */
import { loadEssayReview } from './loadEssayReview';

export const loadTestResult = () => import('./TestResult');

/** The same for a test with an essay. */
export const loadTestResultWithEssay = async () => {
  const [result] = await Promise.all([loadTestResult(), loadEssayReview()]);
  return result;
};
