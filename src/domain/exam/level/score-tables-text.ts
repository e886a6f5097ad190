import type { TestLevel } from './test-level';

/** The reason why a level has no scaled scores here, as a clause: the same words on every screen. */
export function noScoreTableClause({ name }: TestLevel): string {
  return `we found no public table that turns raw scores of the ${name} Level into scaled ones`;
}
