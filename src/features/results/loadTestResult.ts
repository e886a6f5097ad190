/** The result screen, loaded at the start of a test so that it works if the connection drops. */
import { loadEssayReview } from './loadEssayReview';

export const loadTestResult = () => import('./TestResult');

/** Loads the result screen and the essay review, for a test with an essay. */
export const loadTestResultWithEssay = async () => {
  const [result] = await Promise.all([loadTestResult(), loadEssayReview()]);
  return result;
};
