import type { StudyPlan } from '@/domain/plan/study-plan';
import type { IsoDay } from '@/lib/calendar';
import type { ProfileFacts } from './setup';

/**
 * The day of the test: the profile's, else the one that a plan leads up to. What saves one of them saves the other, so that they
 * differ only where a copy from elsewhere brought another one.
 */
export function resolveTestDay(
  profile: Pick<ProfileFacts, 'testDay'> | null,
  plan: Pick<StudyPlan, 'testDate'> | null,
): IsoDay | null {
  return profile?.testDay ?? plan?.testDate ?? null;
}
