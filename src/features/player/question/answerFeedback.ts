/** Hints and explanations that practice shows right after an answer. Fetched apart from the questions, before the practice starts. */
export { CheckedAnswer } from './CheckedAnswer';
export { SecondTryHint as SecondTry } from './SecondTryHint';
