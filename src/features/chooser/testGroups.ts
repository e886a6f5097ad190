/** The tests on offer: the length of each, and what it can and can't measure. */
import { fullFormsOf } from '@/domain/exam/test/blueprint';
import type { LevelId } from '@/domain/exam/level/level-id';
import { hasScoreTables } from '@/domain/exam/level/test-level';
import { testLevels } from '@/domain/exam/level/test-levels';
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
import { formLetters } from '@/domain/exam/catalog/form-letters';
import { formatList } from '@/lib/text/format';
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

/** The texts that depend on whether a level has score tables. */
interface ResultTexts {
  readonly diagnostic: string;
  readonly full: string;
  readonly fullLimits: string;
  readonly section: string;
  readonly reading: string;
  readonly halfVerbal: string;
  readonly halfVerbalLimits: string;
  readonly shortLimits: (questions: string) => string;
}

const estimating: ResultTexts = {
  diagnostic: 'A first estimate for all three sections, and which one costs you the most points.',
  full: 'Your closest estimate, your pace and stamina, and whether a change is clear.',
  fullLimits: 'As much the second time. Questions you have seen don’t count toward an estimate.',
  section: 'An estimate for that section, with its own clock.',
  reading: 'An estimate for Reading, and which passages slow you down.',
  halfVerbal: 'A rough estimate for Verbal, with a wide range.',
  halfVerbalLimits: 'Whether a small change is clear.',
  shortLimits: (questions) => `A practice score. ${questions} questions are too few for an estimate.`,
};

const counting: ResultTexts = {
  diagnostic: 'Your raw score in each section, your pace, and the topics to work on.',
  full: 'Your raw scores over a whole test, and your pace and stamina.',
  fullLimits: 'As much the second time. Questions you have seen don’t show what you can do with new ones.',
  section: 'Your raw score in that section, with its own clock.',
  reading: 'Your raw score in Reading, and which passages slow you down.',
  halfVerbal: 'Your raw score on half a verbal section, and your pace.',
  halfVerbalLimits: 'How you do in the other sections.',
  shortLimits: (questions) => `How you do in the whole section. ${questions} questions are too few for that.`,
};

/** Returns the tests of a level. */
export function testGroupsOf(level: LevelId): readonly TestGroup[] {
  const forms = fullFormsOf(level);
  const shows = hasScoreTables(testLevels[level]) ? estimating : counting;
  return [
    {
      title: 'See Where You Stand',
      tests: [
        {
          title: 'Free Test',
          to: 'freeTest',
          plans: [diagnosticPlan(level, false), diagnosticPlan(level, true)],
          strengths: shows.diagnostic,
          limits:
            'How you hold up over a whole morning. With half as many questions, chance counts for more.',
        },
        {
          title: `Full Test ${formatList(
            forms.map((form) => formLetters[form]),
            'or',
          )}`,
          to: 'fullLengthTests',
          plans: forms.map((form) => fullTestPlan(form, true)),
          strengths: shows.full,
          limits: shows.fullLimits,
        },
      ],
    },
    {
      title: 'Work on One Section',
      tests: [
        {
          title: 'One section of a full test',
          to: 'fullLengthTests',
          plans: forms.flatMap((form) => singleSectionIds.map((id) => singleSectionPlan(form, id))),
          strengths: shows.section,
          limits:
            'Anything about the other sections. If you take the full test later, these questions will count as seen.',
        },
        {
          title: 'Full reading section',
          to: 'readingFullTest',
          plans: [fullReadingPlan(level)],
          strengths: shows.reading,
          limits: 'Anything about the other sections.',
        },
        {
          title: 'Half-length verbal test',
          to: 'demiTest',
          plans: [halfVerbalPlan(level)],
          strengths: shows.halfVerbal,
          limits: shows.halfVerbalLimits,
        },
        {
          title: 'Quick verbal test',
          to: 'quickTest',
          plans: [quickVerbalPlan(level)],
          strengths: 'Which words and relations to look at again.',
          limits: shows.shortLimits('Ten'),
        },
        {
          title: 'One reading passage',
          to: 'readingTest',
          plans: genres.map((genre) => readingPassagePlan(level, genre)),
          strengths: 'How you do on one kind of passage against the clock.',
          limits: shows.shortLimits('Five'),
        },
      ],
    },
    {
      title: 'Write an Essay',
      tests: [
        {
          title: 'Essay',
          to: 'writingTest',
          plans: [writingSamplePlan(level)],
          strengths:
            'How well you plan and write in 25 minutes. A checklist shows you what to do differently.',
          limits: 'A score. The test maker doesn’t score essays, and neither do we.',
        },
      ],
    },
  ];
}

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
