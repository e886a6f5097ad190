import { groupBy } from '@/lib/lists';
import type { BankProblem } from './bankProblem';
import type { NamedFile } from './findSetProblems';

/** The share of a file's explanations of one kind of item that may begin with the same two words; a few always may. */
const mostOpenings = 0.04;
const fewOpenings = 3;

/** Reports the openings that recur in a file's explanations: readers skip a phrase that they expect. */
export function wornOpenings({ name, parsed }: NamedFile): BankProblem[] {
  const kinds = groupBy(parsed.items, ({ kind }) => kind);
  return [...kinds].flatMap(([kind, items]) => {
    const openings = items.flatMap(({ choices }) =>
      choices.map(({ why }) => why.split(' ').slice(0, 2).join(' ')),
    );
    const most = Math.max(fewOpenings, mostOpenings * openings.length);
    return [...groupBy(openings, (opening) => opening)]
      .filter(([, same]) => same.length > most)
      .map(([opening, same]) => ({
        file: name,
        id: `all of kind ${kind}`,
        reason: `begins ${same.length} of ${openings.length} explanations with "${opening}"; 4% at most`,
      }));
  });
}
