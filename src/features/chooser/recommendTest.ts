/** The recommended test and the reason for it, as text. */
import { formLetters } from '@/domain/exam/catalog/form-letters';
import { type LevelId, levelSearch } from '@/domain/exam/level/level-id';
import { hasScoreTables } from '@/domain/exam/level/test-level';
import { testLevels } from '@/domain/exam/level/test-levels';
import { testPlanById } from '@/domain/exam/catalog/test-plans';
import { daysBetweenFullTests, type NextTest } from '@/domain/exam/report/next-test';
import type { ScoredSection } from '@/domain/exam/test/scored-sections';
import { sectionName } from '@/domain/section-names';
import { assertUnreachable } from '@/lib/assert';
import { formatCount } from '@/lib/text/format';
import { pathOf, sectionPracticePaths } from '@/site';
import { resumePath } from '@/domain/plan/drills/resume-path';
import { firstTestRecommendation, type TestRecommendation } from './chooserText';

const practiceLabels: Readonly<Record<ScoredSection, string>> = {
  verbal: 'Take 30 verbal questions',
  quantitative: 'Take a quantitative section',
  reading: 'Take a reading section',
};

export function recommendTest(next: NextTest, level: LevelId): TestRecommendation {
  const hasEstimates = hasScoreTables(testLevels[level]);
  switch (next.kind) {
    case 'unfinished':
      return {
        title: `Finish what you started: ${testPlanById(next.planId)?.title ?? 'a test'}`,
        reason: 'Its clock is stopped, and your answers are saved.',
        label: 'Continue the test',
        to: resumePath(next.planId),
      };
    case 'diagnostic':
      return firstTestRecommendation(level);
    case 'full': {
      const letter = formLetters[next.form];
      return {
        title: `Take Full Test ${letter}`,
        reason:
          next.days === null
            ? hasEstimates
              ? 'You have a first estimate. A full test under test conditions narrows it down and shows how you hold up over a whole morning.'
              : 'You know your raw scores on half a test. A full test under test conditions shows how you hold up over a whole morning.'
            : `Your last full test was ${formatCount(next.days, 'day')} ago. Another one can now show whether your practice has made a clear difference.`,
        label: `Take Full Test ${letter}`,
        to: pathOf('fullLengthTest', { search: { form: letter.toLowerCase(), ...levelSearch(level) } }),
      };
    }
    case 'practice': {
      const name = sectionName(next.section, 'test');
      return {
        title: `Practice ${name} before your next full test`,
        reason: `Your last full test was ${next.days === 0 ? 'today' : `${formatCount(next.days, 'day')} ago`}. A change between full tests within ${daysBetweenFullTests} days of each other is mostly chance. ${name} is your lowest section.`,
        label: practiceLabels[next.section],
        to: sectionPracticePaths[next.section],
      };
    }
    default:
      return assertUnreachable(next);
  }
}
