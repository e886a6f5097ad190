/** Where each entry of a plan is done. */
import { formLetters } from '@/domain/exam/catalog/form-letters';
import type { ScoredSection } from '@/domain/exam/scored-sections';
import { drillLengths, type DrillRequest, drillSearch } from '@/domain/plan/drill-request';
import { minutesOf } from '@/domain/plan/drill-length';
import type { CheckpointTest, PlanEntry } from '@/domain/plan/study-plan';
import { unreachable } from '@/lib/assert';
import { pathOf, sectionPractice } from '@/site';

const checkpoints: Readonly<Record<CheckpointTest, string>> = {
  diagnostic: pathOf('freeTest'),
  ...sectionPractice,
};

/** The address that starts what an entry names. */
export function entryPath({ activity, minutes }: Pick<PlanEntry, 'activity' | 'minutes'>): string {
  switch (activity.kind) {
    case 'practice': {
      const { section } = activity;
      const questions = questionsFor(section, minutes);
      return pathOf('sectionStudy', {
        search: drillSearch({ subject: { kind: 'section', section }, questions }),
      });
    }
    case 'words':
      return pathOf('verbalPracticeApp');
    case 'mistakes':
      return pathOf('sectionStudy', { search: drillSearch({ subject: { kind: 'mistakes' } }) });
    case 'essay':
      return pathOf('writingTest');
    case 'checkpoint':
      return checkpoints[activity.test];
    case 'full-test':
      return pathOf('fullLengthTest', { search: { form: formLetters[activity.form].toLowerCase() } });
    default:
      return unreachable(activity);
  }
}

/** As many questions as fit with their reasons; where even the most leave a third of the time, there is no end. */
function questionsFor(section: ScoredSection, minutes: number): DrillRequest['questions'] {
  const most = drillLengths.findLast((length) => minutesOf(section, length) <= minutes) ?? drillLengths[0];
  const isLongest = most === drillLengths.at(-1);
  return isLongest && minutesOf(section, most) * 1.5 <= minutes ? 'endless' : most;
}
