import { formLetters } from '@/domain/exam/catalog/form-letters';
import { drillSearch } from '@/domain/plan/drill-request';
import { checkpointPaths } from '@/domain/plan/entry-path';
import { subjectOfStep } from '@/domain/plan/practice-step';
import { wordsSearch } from '@/domain/plan/words/session-length';
import { unreachable } from '@/lib/assert';
import { pathOf } from '@/site';
import type { Task } from './task';

/** The address that starts a task, with as many questions as it has. */
export function taskPath(task: Task): string {
  switch (task.kind) {
    case 'first-test':
      return pathOf('freeTest');
    case 'practice': {
      const { questions } = task.step;
      return pathOf('sectionStudy', {
        search: drillSearch({ subject: subjectOfStep(task.step), questions }),
      });
    }
    case 'mistakes':
      return pathOf('sectionStudy', {
        search: drillSearch({ subject: { kind: 'mistakes' }, questions: task.review.asked }),
      });
    case 'words':
      return pathOf('verbalPracticeApp', { search: wordsSearch(task.minutes) });
    case 'essay':
      return pathOf('writingTest');
    case 'checkpoint':
      return checkpointPaths[task.test];
    case 'full-test':
      return pathOf('fullLengthTest', { search: { form: formLetters[task.form].toLowerCase() } });
    default:
      return unreachable(task);
  }
}
