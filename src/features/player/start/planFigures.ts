/** The figures of a test at a glance. */
import { planMs, questionCount, type TestPlan, workParts } from '@/domain/exam/plan';
import type { Timing } from '@/domain/exam/timing';
import { capitalized, number, timeLimit } from '@/lib/format';

export interface PlanFigure {
  readonly label: string;
  readonly value: string;
}

export function planFigures(plan: TestPlan, timing: Timing): PlanFigure[] {
  const ms = planMs(plan, timing);
  const sections = workParts(plan).length;
  return [
    { label: 'Time', value: capitalized(timeLimit(ms)) },
    { label: 'Questions', value: number(questionCount(plan)) },
    ...(sections > 1 ? [{ label: 'Sections', value: number(sections) }] : []),
  ];
}
