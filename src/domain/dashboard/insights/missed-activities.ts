/** Recent activities merged with missed planned sessions. */
import { isPlannedTest } from '@/domain/learner/learner-plan';
import type { AsOf } from '@/domain/dashboard/as-of';
import {
  entryEndMs,
  missedGroups,
  missedGroupName,
  missedGroupMovedText,
  missedGroupText,
} from '@/domain/dashboard/study/planned-days';
import type { Learner } from '@/domain/learner/learner';
import { addDays } from '@/lib/dates/calendar';
import { formatNumber } from '@/lib/text/format';
import {
  recentActivities,
  type ActivityItem,
  maxActivities,
  compareActivitiesNewestFirst,
} from './activities';

/** Missed sessions are listed for this many days, today included. */
const missedDays = 14;

/**
 * Returns the newest activities and the missed sessions of the last two weeks, together at most `most`, newest first. Missed
 * sessions of one day with the same start time, or without one, form one item.
 */
export function recentAndMissedActivities(
  learner: Learner,
  asOf: AsOf,
  most = maxActivities,
): readonly ActivityItem[] {
  const missed = missedGroups(learner, addDays(asOf.day, 1 - missedDays), asOf).map(
    (entries): ActivityItem => {
      const [first, ...others] = entries;
      const minutes = entries.reduce((sum, entry) => sum + entry.minutes, 0);
      const planned = `${formatNumber(minutes)} minutes planned${missedGroupMovedText(entries)}`;
      return {
        id: `missed-${first.id}`,
        type: entries.some(({ activity }) => isPlannedTest(activity)) ? 'practice_test' : 'section_study',
        title: missedGroupName(entries),
        detail: others.length === 0 ? planned : `${missedGroupText(entries)}, ${planned}`,
        score: null,
        displayText: null,
        startMs: entryEndMs(first) - (first.start === null ? 0 : first.minutes * 60_000),
        minutes,
        badge: 'Missed',
        sitting: null,
      };
    },
  );
  return [...recentActivities(learner), ...missed].toSorted(compareActivitiesNewestFirst).slice(0, most);
}
