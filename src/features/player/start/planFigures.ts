/** The figures of a test at a glance. */
import {
  hasBreaks,
  planMs,
  questionCount,
  scoredQuestions,
  type TestPlan,
  workParts,
} from '@/domain/exam/plan';
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
  const scored = scoredQuestions(plan);
  return [
    {
      label: hasBreaks(plan) && ms !== null ? 'Time with breaks' : 'Time',
      value: capitalized(timeLimit(ms)),
    },
    // The essay alone asks no question.
    ...(questions > 0
      ? [{ label: 'Questions', value: questionsWords(questions, scored) }]
      : [{ label: 'Essays', value: '1' }]),
    ...(sections > 1 ? [{ label: 'Sections', value: number(sections) }] : []),
  ];
}

/** "150", and where some don't count, "166, of which 150 are scored". */
function questionsWords(questions: number, scored: number): string {
  return scored === questions
    ? number(questions)
    : `${number(questions)}, of which ${number(scored)} are scored`;
}
