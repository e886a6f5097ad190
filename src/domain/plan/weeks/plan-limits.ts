/** What a plan can be asked for. */

export const minPlanMinutes = 10;
export const maxPlanMinutes = 180;
/** Two years, a leap day among them. */
export const maxPlanDays = 731;
