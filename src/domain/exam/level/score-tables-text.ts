import type { TestLevel } from './test-level';

/** The reason, as a clause, why a level has no scaled scores here: the same words on every screen. */
export function noScoreTableClause({ name }: TestLevel): string {
  return `we found no public table that turns raw scores of the ${name} Level into scaled ones`;
}
