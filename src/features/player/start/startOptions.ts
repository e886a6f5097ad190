/** The options a student chooses before a test begins. */
import type { AttemptConditions } from '@/domain/exam/test/form';
import type { TestPlan } from '@/domain/exam/test/test-plan';
import { experimentalSectionRule, type Timing } from '@/domain/exam/test/timing';

export const startModes = ['real', 'at-end', 'each-question'] as const;

export interface StartOptions {
  readonly mode: (typeof startModes)[number];
  readonly timing: Timing;
  readonly experimental: boolean;
  readonly essay: boolean;
}

/** The options a test leaves open; the others are as on test day. */
export interface OfferedOptions {
  readonly mode?: boolean;
  readonly timing?: boolean;
  readonly experimental?: boolean;
  readonly essay?: boolean;
}

/**
 * Includes the essay unless the student opts out: everyone writes one on test day, and a test that never mentions it would suggest
 * that there is none. Leaves out the experimental section: it tells a student nothing, and not every test has one.
 */
export const testDayOptions: StartOptions = {
  mode: 'real',
  timing: 'standard',
  experimental: false,
  essay: true,
};

/** Returns the modes that make sense for a test: without explanations, there is no choice of when to show them. */
export function availableModes({ parts }: TestPlan): readonly StartOptions['mode'][] {
  return parts.some(({ kind }) => kind === 'section') ? startModes : ['real', 'at-end'];
}

export function conditionsForOptions({ mode }: StartOptions): AttemptConditions {
  return mode === 'real' ? { mode: 'real' } : { mode: 'practice', feedback: mode };
}

/** Returns true if the test has the experimental section: determined by the timing or, if that leaves it open, by the student. */
export function hasExperimentalSection({
  experimental,
  timing,
}: Pick<StartOptions, 'experimental' | 'timing'>): boolean {
  const rule = experimentalSectionRule(timing);
  return rule === 'required' || (rule === 'optional' && experimental);
}
