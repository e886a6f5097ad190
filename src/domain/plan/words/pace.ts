/** How long words take. Our own estimates: a look at the word, a choice, a few lines to read. */

import { longestSession } from './session-length';

/** For a word that was met before. */
const recallSeconds = 15;
/** For a new one, which most students miss and meet once more. */
const newWordSeconds = 40;

/** The seconds that so many words take. */
export function expectedSeconds(due: number, fresh: number): number {
  return due * recallSeconds + fresh * newWordSeconds;
}

/** How many recalls fit into a session of so many minutes. */
export function recallsThatFitIn(minutes: number): number {
  return Math.floor((60 * minutes) / recallSeconds);
}

/** How many recalls fit into the longest session. */
export const recallsThatFit = recallsThatFitIn(longestSession);

/** How many sessions so many recalls take. */
export function sessionsFor(recalls: number): number {
  return Math.ceil(recalls / recallsThatFit);
}

/** How many new words fit into so many minutes beside the recalls, those that are done included. */
export function newWordsThatFit(recalls: number, minutes = longestSession): number {
  return Math.max(0, Math.floor((60 * minutes - expectedSeconds(recalls, 0)) / newWordSeconds));
}
