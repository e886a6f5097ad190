/** How long words take. Our own estimates: a look at the word, a choice, a few lines to read. */

import { maxSessionMinutes } from './session-length';

/** For a word that was met before. */
const recallSeconds = 15;
/** For a new one, which most students miss and meet once more. */
const newWordSeconds = 40;

/** The seconds that so many words take. */
export function expectedWordSeconds(due: number, fresh: number): number {
  return due * recallSeconds + fresh * newWordSeconds;
}

/** How many recalls fit into a session of so many minutes. */
export function recallsInMinutes(minutes: number): number {
  return Math.floor((60 * minutes) / recallSeconds);
}

/** How many recalls fit into the longest session. */
export const recallsPerSession = recallsInMinutes(maxSessionMinutes);

/** How many sessions so many recalls take. */
export function sessionsNeeded(recalls: number): number {
  return Math.ceil(recalls / recallsPerSession);
}

/** How many new words fit into so many minutes beside the recalls, those that are done included. */
export function newWordsThatFit(recalls: number, minutes = maxSessionMinutes): number {
  return Math.max(0, Math.floor((60 * minutes - expectedWordSeconds(recalls, 0)) / newWordSeconds));
}
