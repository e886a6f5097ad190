import { notableStreakDays } from '@/domain/dashboard/study/planned-days';
import { useDashboardAccess } from '../../../frame/originContext';

/**
 * Returns true if a streak of study days is the screen's one highlight: a long one, and not on the learner's own device, where the
 * day's task is (docs/decisions/highlight.md).
 */
export function useStreakHighlight(streakDays: number): boolean {
  return useDashboardAccess() !== 'own' && streakDays >= notableStreakDays;
}
