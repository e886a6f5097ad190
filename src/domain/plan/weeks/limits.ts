/** What a plan can be asked for. */

export const leastMinutes = 10;
export const mostMinutes = 180;
/** Two years, a leap day among them. */
export const mostDays = 731;
