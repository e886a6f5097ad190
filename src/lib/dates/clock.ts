/** Reads the device's clocks in the format of `ClockReading`. */
export function readClock(): { utcMs: number; monotonicMs: number; offsetMinutes: number } {
  return {
    utcMs: Date.now(),
    monotonicMs: performance.now(),
    offsetMinutes: -new Date().getTimezoneOffset(),
  };
}
