/** The length of word sessions in URLs. Kept small, because every link to a session imports it. */

/** The usual and longest session, in minutes. Plans may request less. */
export const maxWordSessionMinutes = 10;

/** Builds the search params for a session; longer requests get the maximum. */
export function wordSessionParams(minutes: number): Readonly<Record<string, string>> {
  return minutes >= maxWordSessionMinutes ? {} : { minutes: String(Math.max(1, Math.floor(minutes))) };
}

/** Parses the minutes of a session; returns the maximum if they are missing or invalid. */
export function parseWordSessionMinutes(search: { get(name: string): string | null }): number {
  const text = search.get('minutes') ?? '';
  const minutes = Number(text);
  return /^\d{1,2}$/.test(text) && minutes >= 1 && minutes < maxWordSessionMinutes
    ? minutes
    : maxWordSessionMinutes;
}
