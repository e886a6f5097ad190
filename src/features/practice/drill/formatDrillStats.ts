/** The figures on a drill's start card. */
import { defaultLevel } from '@/domain/exam/level/level-id';
import { drillPlan } from '@/domain/plan/drills/drill-plan';
import { testDurationMs } from '@/domain/exam/test/test-plan';
import type { DrillRequest } from '@/domain/plan/drills/drill-request';
import { formatTimeLimit } from '@/lib/text/format';

/** A drill as requested, or shortened to the number of questions practice has. */
interface AskedDrill extends Pick<DrillRequest, 'subject' | 'clock'> {
  readonly questions: number | 'endless';
}

/**
 * Formats a drill's time and number of questions. A review has no exact figures, because the mistakes due are read only when it
 * starts.
 */
export function formatDrillStats({ subject, questions, clock }: AskedDrill) {
  const ms = testDurationMs(drillPlan({ subject, questions }, defaultLevel), 'standard');
  const timed = subject.kind === 'mistakes' ? 'Timed' : formatTimeLimit(ms);
  return [
    { label: 'Time', value: isTimedDrill({ questions, clock }) ? timed : 'No clock' },
    {
      label: 'Questions',
      value:
        questions === 'endless'
          ? 'No end'
          : subject.kind === 'mistakes'
            ? `Up to ${questions}`
            : String(questions),
    },
  ];
}

/** Returns true if a clock runs. An endless drill has no clock, even if one is requested. */
export function isTimedDrill({ questions, clock }: Pick<AskedDrill, 'questions' | 'clock'>): boolean {
  return clock === 'timed' && questions !== 'endless';
}
