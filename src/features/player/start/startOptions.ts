/** What a student decides before a test begins. */
import type { Conditions } from '@/domain/exam/form';
import type { TestPlan } from '@/domain/exam/test-plan';
import { experimentalRule, type Timing } from '@/domain/exam/timing';

export const startModes = ['real', 'at-end', 'each-question'] as const;

export interface StartOptions {
  readonly mode: (typeof startModes)[number];
  readonly timing: Timing;
  readonly experimental: boolean;
  readonly essay: boolean;
}

/** Which of these a test leaves to the student; the others are as they are on test day. */
export interface OfferedOptions {
  readonly mode?: boolean;
  readonly timing?: boolean;
  readonly experimental?: boolean;
  readonly essay?: boolean;
}

/**
 * The essay is included unless the student leaves it out: everybody writes one on test day, and a test that never mentions it
 * would suggest that there is none. The experimental section is left out: it tells a student nothing, and not every test has one.
 */
export const testDayOptions: StartOptions = {
  mode: 'real',
  timing: 'standard',
  experimental: false,
  essay: true,
};

/** The modes that make sense for a test: where no question has explanations, when to show them is no choice. */
export function availableModes({ parts }: TestPlan): readonly StartOptions['mode'][] {
  return parts.some(({ kind }) => kind === 'section') ? startModes : ['real', 'at-end'];
}

export function conditionsForOptions({ mode }: StartOptions): Conditions {
  return mode === 'real' ? { mode: 'real' } : { mode: 'practice', feedback: mode };
}

/** Whether the test has the experimental section: the timing decides, and where it doesn't, the student. */
export function hasExperimental({
  experimental,
  timing,
}: Pick<StartOptions, 'experimental' | 'timing'>): boolean {
  const rule = experimentalRule(timing);
  return rule === 'required' || (rule === 'optional' && experimental);
}
