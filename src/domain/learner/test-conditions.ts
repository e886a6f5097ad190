/** The conditions under which a test was taken, and their label. */
import type { AttemptConditions } from '@/domain/exam/test/form';
import { type Timing, timingLabel } from '@/domain/exam/test/timing';
import { formatCount, uncapitalize } from '@/lib/text/format';

export interface TestConditions {
  readonly mode: AttemptConditions['mode'];
  readonly timing: Timing;
  readonly pauses: number;
  /** The number of times the page was closed or the device slept during the test. */
  readonly interruptions: number;
}

interface Taken extends Omit<TestConditions, 'mode'> {
  readonly conditions: AttemptConditions;
}

export function testConditions({
  conditions: { mode },
  timing,
  pauses,
  interruptions,
}: Taken): TestConditions {
  return { mode, timing, pauses, interruptions };
}

/** Describes the conditions: "Test conditions, time and a half (1.5×), 1 pause". */
export function takenConditionsText({ mode, timing, pauses, interruptions }: TestConditions): string {
  return [
    mode === 'real' ? 'Test conditions' : 'Practice',
    ...(timing === 'standard' ? [] : [uncapitalize(timingLabel(timing))]),
    ...(pauses > 0 ? [formatCount(pauses, 'pause')] : []),
    ...(interruptions > 0 ? [formatCount(interruptions, 'interruption')] : []),
  ].join(', ');
}
