export const minPlanMinutes = 10;
export const maxPlanMinutes = 180;

/**
 * Divides the minutes of a week among its study days, rounded to 5 and within the limits; null without study days.
 * @param restDays weekdays without work: 0 for Monday, 6 for Sunday
 */
export function dayMinutesOf(weeklyMinutes: number, restDays: readonly number[]): number | null {
  const studyDays = 7 - new Set(restDays).size;
  if (studyDays === 0) return null;
  const rounded = 5 * Math.round(weeklyMinutes / studyDays / 5);
  return Math.min(maxPlanMinutes, Math.max(minPlanMinutes, rounded));
}

/** The longest plan: two years, including a leap day. */
export const maxPlanDays = 731;
