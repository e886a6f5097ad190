import type { StudyPlan } from '@/domain/plan/schedule/study-plan';
import type { IsoDay } from '@/lib/dates/calendar';
import type { EditableProfile } from './setup';

/**
 * Returns the profile's test date, else the plan's. Saving either date also saves the other, so they differ only if data copied
 * from another device contained a different date.
 */
export function resolveTestDay(
  profile: Pick<EditableProfile, 'testDay'> | null,
  plan: Pick<StudyPlan, 'testDate'> | null,
): IsoDay | null {
  return profile?.testDay ?? plan?.testDate ?? null;
}
