export const minPlanMinutes = 10;
export const maxPlanMinutes = 180;
/** The longest plan: two years, including a leap day. */
export const maxPlanDays = 731;
