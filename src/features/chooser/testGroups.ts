/** The tests on offer: the length of each, and what it can and can't measure. */
import { fullFormIds } from '@/domain/exam/test/blueprint';
import { diagnosticPlan } from '@/domain/exam/catalog/diagnostic-plan';
import {
  fullReadingPlan,
  genres,
  halfVerbalPlan,
  quickVerbalPlan,
  readingPassagePlan,
  writingSamplePlan,
} from '@/domain/exam/catalog/practice-plans';
import { fullTestPlan, singleSectionPlan, singleSectionIds } from '@/domain/exam/catalog/full-test-plan';
import { testDurationMs, testQuestionCount, type TestPlan } from '@/domain/exam/test/test-plan';
import type { RouteId } from '@/site';

export interface OfferedTest {
  readonly title: string;
  readonly to: RouteId;
  /** Taking any of these counts as having taken the test. */
  readonly plans: readonly TestPlan[];
  readonly strengths: string;
  readonly limits: string;
}

export interface TestGroup {
  readonly title: string;
  readonly tests: readonly OfferedTest[];
}

export const testGroups: readonly TestGroup[] = [
  {
    title: 'See Where You Stand',
    tests: [
      {
        title: 'Free Test',
        to: 'freeTest',
        plans: [diagnosticPlan(false), diagnosticPlan(true)],
        strengths: 'A first estimate for all three sections, and which one costs you the most points.',
        limits: 'How you hold up over a whole morning. With half as many questions, the ranges are wider.',
      },
      {
        title: 'Full Test A, B, or C',
        to: 'fullLengthTests',
        plans: fullFormIds.map((form) => fullTestPlan(form, true)),
        strengths: 'Your closest estimate, your pace and stamina, and whether a change is clear.',
        limits: 'As much the second time. Questions you have seen don’t count toward an estimate.',
      },
    ],
  },
  {
    title: 'Work on One Section',
    tests: [
      {
        title: 'One section of a full test',
        to: 'fullLengthTests',
        plans: fullFormIds.flatMap((form) => singleSectionIds.map((id) => singleSectionPlan(form, id))),
        strengths: 'An estimate for that section, with its own clock.',
        limits:
          'Anything about the other sections. If you take the full test later, these questions will count as seen.',
      },
      {
        title: 'Full reading section',
        to: 'readingFullTest',
        plans: [fullReadingPlan],
        strengths: 'An estimate for Reading, and which passages slow you down.',
        limits: 'Anything about the other sections.',
      },
      {
        title: 'Half-length verbal test',
        to: 'demiTest',
        plans: [halfVerbalPlan],
        strengths: 'A rough estimate for Verbal, with a wide range.',
        limits: 'Whether a small change is clear.',
      },
      {
        title: 'Quick verbal test',
        to: 'quickTest',
        plans: [quickVerbalPlan],
        strengths: 'Which words and relations to look at again.',
        limits: 'A practice score. Ten questions are too few for an estimate.',
      },
      {
        title: 'One reading passage',
        to: 'readingTest',
        plans: genres.map(readingPassagePlan),
        strengths: 'How you do on one kind of passage against the clock.',
        limits: 'A practice score. Five questions are too few for an estimate.',
      },
    ],
  },
  {
    title: 'Write an Essay',
    tests: [
      {
        title: 'Essay',
        to: 'writingTest',
        plans: [writingSamplePlan],
        strengths: 'How well you plan and write in 25 minutes. A checklist shows you what to do differently.',
        limits: 'A score. The test maker doesn’t score essays, and neither do we.',
      },
    ],
  },
];

/** The least and the most milliseconds (at standard time) and questions among the test's plans. */
export function testLengthRange({ plans }: OfferedTest): {
  ms: [number, number];
  questions: [number, number];
} {
  const ms = plans.map((plan) => testDurationMs(plan, 'standard') ?? 0);
  const questions = plans.map(testQuestionCount);
  return {
    ms: [Math.min(...ms), Math.max(...ms)],
    questions: [Math.min(...questions), Math.max(...questions)],
  };
}
