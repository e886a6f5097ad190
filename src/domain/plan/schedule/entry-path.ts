/** Maps plan entries to the URLs that start them. */
import { formLetters } from '@/domain/exam/catalog/form-letters';
import { levelSearch } from '@/domain/exam/level/level-id';
import { blueprint } from '@/domain/exam/test/blueprint';
import type { ScoredSection } from '@/domain/exam/test/scored-sections';
import { type DrillRequest, drillSearchParams, maxDrillQuestions } from '@/domain/plan/drills/drill-request';
import { questionsThatFit } from '@/domain/plan/drills/drill-length';
import { maxMistakesForMinutes } from '@/domain/plan/mistakes/error-log';
import type { CheckpointTest, PlanEntry } from './study-plan';
import { wordSessionParams } from '@/domain/plan/words/session-length';
import { assertUnreachable } from '@/lib/assert';
import { pathOf, sectionPracticePaths } from '@/site';

const checkpointPaths: Readonly<Record<CheckpointTest, string>> = {
  diagnostic: pathOf('freeTest'),
  ...sectionPracticePaths,
};

export function entryPath({ activity, minutes }: Pick<PlanEntry, 'activity' | 'minutes'>): string {
  switch (activity.kind) {
    case 'practice': {
      const { section } = activity;
      const questions = questionsFor(section, minutes);
      return pathOf('sectionStudy', {
        search: drillSearchParams({ subject: { kind: 'section', section }, questions }),
      });
    }
    case 'words':
      return pathOf('verbalPracticeApp', { search: wordSessionParams(minutes) });
    case 'mistakes':
      return pathOf('sectionStudy', {
        search: drillSearchParams({
          subject: { kind: 'mistakes' },
          questions: maxMistakesForMinutes(minutes),
        }),
      });
    case 'essay':
      return pathOf('writingTest');
    case 'checkpoint':
      return checkpointPaths[activity.test];
    case 'full-test':
      return pathOf('fullLengthTest', {
        search: {
          form: formLetters[activity.form].toLowerCase(),
          ...levelSearch(blueprint[activity.form].level),
        },
      });
    default:
      return assertUnreachable(activity);
  }
}

/**
 * The number of questions that fit, including time for explanations. If more than a drill's maximum fit, math drills are endless.
 */
function questionsFor(section: ScoredSection, minutes: number): DrillRequest['questions'] {
  const fitting = questionsThatFit(section, minutes);
  if (fitting <= maxDrillQuestions) return fitting;
  return section === 'quantitative' ? 'endless' : maxDrillQuestions;
}
