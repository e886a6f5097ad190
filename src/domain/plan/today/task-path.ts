import { drillSearchParams } from '@/domain/plan/drills/drill-request';
import { entryPath } from '@/domain/plan/schedule/entry-path';
import { subjectOfStep } from '@/domain/plan/schedule/practice-step';
import { assertUnreachable } from '@/lib/assert';
import { pathOf } from '@/site';
import type { Task } from './task';

export function taskPath(task: Task): string {
  switch (task.kind) {
    case 'first-test':
      return pathOf('freeTest');
    case 'practice': {
      const { questions } = task.step;
      return pathOf('sectionStudy', {
        search: drillSearchParams({ subject: subjectOfStep(task.step), questions }),
      });
    }
    case 'mistakes':
      return pathOf('sectionStudy', {
        search: drillSearchParams({ subject: { kind: 'mistakes' }, questions: task.review.questionsLeft }),
      });
    case 'words':
    case 'essay':
    case 'checkpoint':
    case 'full-test':
      return entryPath({ activity: task, minutes: task.minutes });
    default:
      return assertUnreachable(task);
  }
}
