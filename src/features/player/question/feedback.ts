/** What practice says of an answer right after it. Fetched apart from the questions, before the practice starts. */
export { CheckedAnswer } from './CheckedAnswer';
export { SecondTry } from './SecondTry';
