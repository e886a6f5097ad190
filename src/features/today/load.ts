/** The card of today with the code that reads it, in a file to fetch: pages paint and answer without it. */
export const loadToday = () => import('./TodayNow');
