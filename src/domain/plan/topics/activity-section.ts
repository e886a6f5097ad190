import type { NamedSection } from '@/domain/section-names';
import { assertUnreachable } from '@/lib/assert';
import type { PlanActivity } from '@/domain/plan/schedule/study-plan';

/** Returns null for activities that span all sections. */
export function sectionOfActivity(activity: PlanActivity): NamedSection | null {
  switch (activity.kind) {
    case 'practice':
      return activity.section;
    case 'words':
      return 'verbal';
    case 'essay':
      return 'writing';
    case 'checkpoint':
      return activity.test === 'diagnostic' ? null : activity.test;
    case 'mistakes':
    case 'full-test':
      return null;
    default:
      return assertUnreachable(activity);
  }
}
