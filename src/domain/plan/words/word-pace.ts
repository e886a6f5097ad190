/** The duration of word reviews: our own estimates for reading the word, choosing a meaning, and reading a few lines. */

import { maxWordSessionMinutes } from './session-length';

/** For a known word. */
const recallSeconds = 15;
/** For a new word, which most students miss and repeat. */
const newWordSeconds = 40;

export function expectedWordSeconds(due: number, fresh: number): number {
  return due * recallSeconds + fresh * newWordSeconds;
}

export function recallsInMinutes(minutes: number): number {
  return Math.floor((60 * minutes) / recallSeconds);
}

export const recallsPerSession = recallsInMinutes(maxWordSessionMinutes);

export function sessionsNeeded(recalls: number): number {
  return Math.ceil(recalls / recallsPerSession);
}

/** The number of new words, including those already learned today, for which the recalls leave time. */
export function newWordsThatFit(recalls: number, minutes = maxWordSessionMinutes): number {
  return Math.max(0, Math.floor((60 * minutes - expectedWordSeconds(recalls, 0)) / newWordSeconds));
}
