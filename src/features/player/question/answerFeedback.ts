/** Hints and explanations that practice shows right after an answer. Fetched separately, before the practice starts. */
export { CheckedAnswer } from './CheckedAnswer';
export { SecondTryHint as SecondTry } from './SecondTryHint';
