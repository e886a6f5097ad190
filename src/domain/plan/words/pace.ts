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

/** How many of the words fit into a session: due ones first, new ones in what is left of it. */
export function fitting(due: number, fresh: number): { readonly due: number; readonly fresh: number } {
  const dueThatFit = Math.min(due, Math.floor(sessionSeconds / recallSeconds));
  const left = sessionSeconds - expectedSeconds(dueThatFit, 0);
  return { due: dueThatFit, fresh: Math.min(fresh, Math.floor(left / newWordSeconds)) };
}
