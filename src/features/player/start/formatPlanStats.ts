/** The figures on a test's start card. */
import {
  hasBreaks,
  testDurationMs,
  testQuestionCount,
  scoredQuestionCount,
  type TestPlan,
  partsWithoutBreaks,
} from '@/domain/exam/test/test-plan';
import type { Timing } from '@/domain/exam/test/timing';
import { capitalize, formatNumber, formatTimeLimit } from '@/lib/text/format';

export interface PlanStat {
  readonly label: string;
  readonly value: string;
}

export function formatPlanStats(plan: TestPlan, timing: Timing): PlanStat[] {
  const ms = testDurationMs(plan, timing);
  const sections = partsWithoutBreaks(plan).length;
  const questions = testQuestionCount(plan);
  const scored = scoredQuestionCount(plan);
  return [
    {
      label: hasBreaks(plan) && ms !== null ? 'Time with breaks' : 'Time',
      value: capitalize(formatTimeLimit(ms)),
    },
    // An essay on its own has no questions.
    ...(questions > 0
      ? [{ label: 'Questions', value: questionCountText(questions, scored) }]
      : [{ label: 'Essays', value: '1' }]),
    ...(sections > 1 ? [{ label: 'Sections', value: formatNumber(sections) }] : []),
  ];
}

/** "150"; if some don't count, "166, of which 150 are scored". */
function questionCountText(questions: number, scored: number): string {
  return scored === questions
    ? formatNumber(questions)
    : `${formatNumber(questions)}, of which ${formatNumber(scored)} are scored`;
}
