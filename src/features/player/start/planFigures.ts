/** The figures of a test at a glance. */
import { questionCount, type TestPlan, workParts } from '@/domain/exam/plan';
import { breakMs, limitMsOf, type Timing } from '@/domain/exam/timing';
import { hoursAndMinutes, number } from '@/lib/format';

export interface PlanFigure {
  readonly label: string;
  readonly value: string;
}

/** How long a whole test lasts with a timing, breaks included, in milliseconds; null where no clock ends its parts. */
export function planMs(plan: TestPlan, timing: Timing): number | null {
  return plan.parts.reduce<number | null>((sum, part) => {
    const ms = part.kind === 'break' ? breakMs(part.minutes) : limitMsOf(part.minutes, timing);
    return sum === null || ms === null ? null : sum + ms;
  }, 0);
}

export function planFigures(plan: TestPlan, timing: Timing): PlanFigure[] {
  const ms = planMs(plan, timing);
  const sections = workParts(plan).length;
  return [
    { label: 'Time', value: ms === null ? 'Untimed' : hoursAndMinutes(ms) },
    { label: 'Questions', value: number(questionCount(plan)) },
    ...(sections > 1 ? [{ label: 'Sections', value: number(sections) }] : []),
  ];
}
