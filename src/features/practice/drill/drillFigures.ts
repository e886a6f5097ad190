/** The figures of a drill at a glance. */
import { drillPlan } from '@/domain/exam/catalog/drills';
import { planMs } from '@/domain/exam/plan';
import type { DrillRequest } from '@/domain/plan/drill-request';
import { timeLimit } from '@/lib/format';

/** A drill as it is wished for, or with as many questions as there are. */
interface AskedDrill extends Pick<DrillRequest, 'subject' | 'clock'> {
  readonly questions: number | 'endless';
}

/** A review asks what is due, which is read when it starts; questions without end have no number. */
export function drillFigures({ subject, questions, clock }: AskedDrill) {
  const ms = planMs(drillPlan({ subject, questions }), 'standard');
  const timed = subject.kind === 'mistakes' ? 'Timed' : timeLimit(ms);
  return [
    { label: 'Time', value: isTimed({ questions, clock }) ? timed : 'No clock' },
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

/** Questions without end have no clock. */
export function isTimed({ questions, clock }: Pick<AskedDrill, 'questions' | 'clock'>): boolean {
  return clock === 'timed' && questions !== 'endless';
}
