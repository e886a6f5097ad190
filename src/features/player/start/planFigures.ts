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
  const questions = questionCount(plan);
  return [
    { label: 'Time', value: capitalized(timeLimit(ms)) },
    // The essay alone asks no question.
    ...(questions > 0
      ? [{ label: 'Questions', value: number(questions) }]
      : [{ label: 'Essays', value: '1' }]),
    ...(sections > 1 ? [{ label: 'Sections', value: number(sections) }] : []),
  ];
}
