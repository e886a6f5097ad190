/** Formats the time left in whole minutes, rounded up: 90,000 ms -> "2 min left". */
export function minutesLeftLabel(ms: number): string {
  return ms < 60_000 ? 'Under a minute left' : `${Math.ceil(ms / 60_000)} min left`;
}
