import { groupBy } from '@/lib/lists';
import type { BankProblem } from './bankProblem';
import type { NamedFile } from './findSetProblems';

/** The share of explanations of one kind of item that may begin with the same two words; a few always may. */
const mostOpenings = 0.04;
const fewOpenings = 3;

/** Reports the openings that recur in a file's explanations: readers skip a phrase that they expect. */
export function wornOpenings({ name, parsed }: NamedFile): BankProblem[] {
  const kinds = groupBy(parsed.items, ({ kind }) => kind);
  return [...kinds].flatMap(([kind, items]) =>
    recurringOpenings(items.flatMap(({ choices }) => choices.map(({ why }) => why))).map((reason) => ({
      file: name,
      id: `all of kind ${kind}`,
      reason,
    })),
  );
}

/** Describes each opening of two words with which too many of the explanations begin. */
export function recurringOpenings(explanations: readonly string[]): string[] {
  const openings = groupBy(explanations, (why) => why.split(' ').slice(0, 2).join(' '));
  const most = Math.max(fewOpenings, mostOpenings * explanations.length);
  return [...openings]
    .filter(([, same]) => same.length > most)
    .map(
      ([opening, same]) =>
        `begins ${same.length} of ${explanations.length} explanations with "${opening}"; 4% at most`,
    );
}
