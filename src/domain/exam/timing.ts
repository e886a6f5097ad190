/** How much time a test may be taken with. The test maker's extra time: docs/ssat.md, "Extra time". */

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
  /** What the minutes of a section are multiplied by; null where no clock ends it. */
  readonly factor: number | null;
  /** Minutes of the essay, where they aren't the standard ones multiplied. */
  readonly essayMinutes?: number;
  /** Minutes of each break, where they aren't those of standard time. */
  readonly breakMinutes?: number;
  /** A short break after the first quantitative section and after the verbal one. */
  readonly hasExtraBreaks?: boolean;
  readonly experimental: 'optional' | 'required' | 'left-out';
}

const halfMore = 'Time and a half (1.5\u00d7)';

/**
 * Half more time is what the test maker itself gives, by three rules; `half-more` is for tests that are alike by all of them. Whether it
 * gives a quarter more or double wasn't found, so those are for practice.
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
  double: { label: 'Double time (2\u00d7), practice only', factor: 2, experimental: 'left-out' },
  untimed: { label: 'Untimed', factor: null, experimental: 'left-out' },
};

/** The three ways to take the test with half more time, which differ in a whole test and in an essay. */
export const extraTimeOptions = ['half-more-paper', 'half-more-home', 'half-more-center'] as const;
export type ExtraTimeOption = (typeof extraTimeOptions)[number];

export function timingLabel(timing: Timing): string {
  return rules[timing].label;
}

const minuteMs = 60_000;

/** The limit of a section in milliseconds, null for none. */
export function sectionLimitMs(minutes: number, timing: Timing): number | null {
  const { factor } = rules[timing];
  return factor === null ? null : minutes * minuteMs * factor;
}

/** The limit of an essay in milliseconds, null for none. */
export function essayLimitMs(minutes: number, timing: Timing): number | null {
  const { essayMinutes } = rules[timing];
  return essayMinutes === undefined ? sectionLimitMs(minutes, timing) : essayMinutes * minuteMs;
}

/** The length of one of the two breaks in milliseconds: extra time lengthens it at a test center alone. */
export function breakDurationMs(minutes: number, timing: Timing): number {
  return (rules[timing].breakMinutes ?? minutes) * minuteMs;
}

export function hasExtraBreaks(timing: Timing): boolean {
  return rules[timing].hasExtraBreaks === true;
}

/** Whether a test with this timing has the experimental section: as the student chooses, always, or never. */
export function experimentalRule(timing: Timing): TimeRule['experimental'] {
  return rules[timing].experimental;
}
