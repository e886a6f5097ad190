/** Standard and extended time limits. For the test maker's rules on extra time, see docs/ssat.md, "Extra time". */

export const timings = [
  'standard',
  'half-more-paper',
  'half-more-home',
  'half-more-center',
  'half-more',
  'quarter-more',
  'double',
  'untimed',
] as const;
export type Timing = (typeof timings)[number];

interface TimeRule {
  readonly label: string;
  /** Multiplier for a section's minutes; null if untimed. */
  readonly factor: number | null;
  /** Minutes of the essay, if not the standard minutes times the factor. */
  readonly essayMinutes?: number;
  /** Minutes of each break, if different from standard time. */
  readonly breakMinutes?: number;
  /** Adds a short break after the first quantitative section and after the verbal one. */
  readonly hasExtraBreaks?: boolean;
  readonly experimental: 'optional' | 'required' | 'left-out';
}

const halfMore = 'Time and a half (1.5\u00d7)';

/**
 * The test maker offers time and a half under three sets of rules; `half-more` is for tests where all three are the same. We found
 * no source for time and a quarter, and the schedule of a test with double time, which needs a request of its own, is unknown.
 */
const rules: Readonly<Record<Timing, TimeRule>> = {
  standard: { label: 'Standard time', factor: 1, experimental: 'optional' },
  'half-more-paper': {
    label: `${halfMore}, on paper`,
    factor: 1.5,
    essayMinutes: 40,
    hasExtraBreaks: true,
    experimental: 'left-out',
  },
  'half-more-home': {
    label: `${halfMore}, at home`,
    factor: 1.5,
    hasExtraBreaks: true,
    experimental: 'required',
  },
  'half-more-center': {
    label: `${halfMore}, at a Prometric center`,
    factor: 1.5,
    breakMinutes: 15,
    experimental: 'required',
  },
  'half-more': { label: halfMore, factor: 1.5, experimental: 'left-out' },
  'quarter-more': {
    label: 'Time and a quarter (1.25\u00d7), practice only',
    factor: 1.25,
    experimental: 'left-out',
  },
  double: { label: 'Double time (2\u00d7)', factor: 2, experimental: 'left-out' },
  untimed: { label: 'Untimed', factor: null, experimental: 'left-out' },
};

/** The three ways to take the test with time and a half; they differ for whole tests and essays. */
export const extraTimeOptions = ['half-more-paper', 'half-more-home', 'half-more-center'] as const;
export type ExtraTimeOption = (typeof extraTimeOptions)[number];

export function timingLabel(timing: Timing): string {
  return rules[timing].label;
}

const minuteMs = 60_000;

/** Returns a section's limit in milliseconds, null if untimed. */
export function sectionLimitMs(minutes: number, timing: Timing): number | null {
  const { factor } = rules[timing];
  return factor === null ? null : minutes * minuteMs * factor;
}

/** Returns an essay's limit in milliseconds, null if untimed. */
export function essayLimitMs(minutes: number, timing: Timing): number | null {
  const { essayMinutes } = rules[timing];
  return essayMinutes === undefined ? sectionLimitMs(minutes, timing) : essayMinutes * minuteMs;
}

/** Returns the length of a break in milliseconds. Extra time lengthens breaks only at test centers. */
export function breakDurationMs(minutes: number, timing: Timing): number {
  return (rules[timing].breakMinutes ?? minutes) * minuteMs;
}

export function hasExtraBreaks(timing: Timing): boolean {
  return rules[timing].hasExtraBreaks === true;
}

export function experimentalSectionRule(timing: Timing): TimeRule['experimental'] {
  return rules[timing].experimental;
}
