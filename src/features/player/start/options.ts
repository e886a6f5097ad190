/** What a student decides before a test begins. */
import type { Conditions } from '@/domain/exam/form';
import { allowsExperimental, type Timing } from '@/domain/exam/timing';

export const startModes = ['real', 'at-end', 'each-question'] as const;

export interface StartOptions {
  readonly mode: (typeof startModes)[number];
  readonly timing: Timing;
  readonly experimental: boolean;
}

/** Which of these a test leaves to the student; the others are as they are on test day. */
export interface OfferedOptions {
  readonly mode?: boolean;
  readonly timing?: boolean;
  readonly experimental?: boolean;
}

export const testDayOptions: StartOptions = { mode: 'real', timing: 'standard', experimental: false };

export function conditionsOf({ mode }: StartOptions): Conditions {
  return mode === 'real' ? { mode: 'real' } : { mode: 'practice', feedback: mode };
}

/** Whether the experimental section is asked for and can be had with the chosen timing. */
export function hasExperimental({ experimental, timing }: StartOptions): boolean {
  return experimental && allowsExperimental(timing);
}
