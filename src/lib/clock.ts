/** What the device's clocks say now, in the form in which the rules of a test take it. */
export function readClock(): { utcMs: number; monotonicMs: number; offsetMinutes: number } {
  return {
    utcMs: Date.now(),
    monotonicMs: performance.now(),
    offsetMinutes: -new Date().getTimezoneOffset(),
  };
}
