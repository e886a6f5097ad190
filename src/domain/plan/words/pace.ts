/** How long words take. Our own estimates: a look at the word, a choice, a few lines to read. */

export const sessionSeconds = 600;

/** For a word that was met before. */
const recallSeconds = 15;
/** For a new one, which most students miss and meet once more. */
const newWordSeconds = 40;

/** The seconds that so many words take. */
export function expectedSeconds(due: number, fresh: number): number {
  return due * recallSeconds + fresh * newWordSeconds;
}

/** How many recalls fit into a session. */
export const recallsThatFit = Math.floor(sessionSeconds / recallSeconds);

/** How many sessions so many recalls take. */
export function sessionsFor(recalls: number): number {
  return Math.ceil(recalls / recallsThatFit);
}

/** How many new words fit into a day's ten minutes beside its recalls, those that are done included. */
export function newWordsThatFit(recalls: number): number {
  return Math.max(0, Math.floor((sessionSeconds - expectedSeconds(recalls, 0)) / newWordSeconds));
}
