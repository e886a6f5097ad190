/** How long a session of words is, and the address that asks for it. Small: every link to one needs it. */

/** In minutes. A plan may ask for less. */
export const maxSessionMinutes = 10;

/** The search part of the address that starts a session of so many minutes; a longer one than the longest is that. */
export function wordSessionParams(minutes: number): Readonly<Record<string, string>> {
  return minutes >= maxSessionMinutes ? {} : { minutes: String(Math.max(1, Math.floor(minutes))) };
}

/** The minutes of the session that an address asks for; the longest where it asks for none that there is. */
export function parseSessionMinutes(search: { get(name: string): string | null }): number {
  const text = search.get('minutes') ?? '';
  const minutes = Number(text);
  return /^\d{1,2}$/.test(text) && minutes >= 1 && minutes < maxSessionMinutes ? minutes : maxSessionMinutes;
}
