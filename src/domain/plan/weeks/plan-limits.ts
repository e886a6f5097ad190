export const minPlanMinutes = 10;
export const maxPlanMinutes = 180;
/** Two years including a leap day. */
export const maxPlanDays = 731;
