/** The figures of a drill at a glance. */
import { drillPlan } from '@/domain/exam/catalog/drill-plan';
import { testDurationMs } from '@/domain/exam/test/test-plan';
import type { DrillRequest } from '@/domain/plan/drills/drill-request';
import { formatTimeLimit } from '@/lib/text/format';

/** A drill as requested, or with as many questions as there are. */
interface AskedDrill extends Pick<DrillRequest, 'subject' | 'clock'> {
  readonly questions: number | 'endless';
}

/** Shows no exact time or count for a review, because the mistakes due are only read when it starts. */
export function drillStats({ subject, questions, clock }: AskedDrill) {
  const ms = testDurationMs(drillPlan({ subject, questions }), 'standard');
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

/** Endless drills have no clock. */
export function isTimedDrill({ questions, clock }: Pick<AskedDrill, 'questions' | 'clock'>): boolean {
  return clock === 'timed' && questions !== 'endless';
}
