/** How much time a test may be taken with. */

export const timings = ['standard', 'quarter-more', 'half-more', 'double', 'untimed'] as const;
export type Timing = (typeof timings)[number];

/**
 * What each section's and the essay's minutes are multiplied by; null where no clock ends them. Half more is the extra time that
 * the test maker itself gives.
 */
const factors: Readonly<Record<Timing, number | null>> = {
  standard: 1,
  'quarter-more': 1.25,
  'half-more': 1.5,
  double: 2,
  untimed: null,
};

export const timingLabels: Readonly<Record<Timing, string>> = {
  standard: 'Standard time',
  'quarter-more': 'Time and a quarter (1.25\u00d7)',
  'half-more': 'Time and a half (1.5\u00d7)',
  double: 'Double time (2\u00d7)',
  untimed: 'Untimed',
};

const minuteMs = 60_000;

/** The limit of a section or an essay in milliseconds, null for none. Breaks aren't extended: see `breakMs`. */
export function limitMsOf(minutes: number, timing: Timing): number | null {
  const factor = factors[timing];
  return factor === null ? null : minutes * minuteMs * factor;
}

/** The length of a break in milliseconds: the same at every timing. */
export function breakMs(minutes: number): number {
  return minutes * minuteMs;
}

/** The test maker gives no experimental section with extra time (docs/ssat.md, "Extra time"), so neither does a form here. */
export function allowsExperimental(timing: Timing): boolean {
  return timing === 'standard';
}
