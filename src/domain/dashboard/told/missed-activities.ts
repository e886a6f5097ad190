/** The list of what was done lately with what was planned and not done. */
import { isPlannedTest } from '@/domain/learner/learner-plan';
import type { AsOf } from '@/domain/dashboard/clock';
import { endOfEntry, missedAtOnce, missedName, missedParts } from '@/domain/dashboard/study/plan';
import type { LearnerRecord } from '@/domain/learner/record';
import { addDays } from '@/lib/calendar';
import { number } from '@/lib/format';
import { activitiesOf, type ActivityItem, mostActivities, newestFirst } from './activities';

/** What was missed longer ago is no activity any more. */
const missedDays = 14;

/** The newest activities and the planned sessions of the last two weeks that were missed, those of a day as one, newest first, `most` at most. */
export function activitiesWithMissed(
  record: LearnerRecord,
  asOf: AsOf,
  most = mostActivities,
): readonly ActivityItem[] {
  const missed = missedAtOnce(record, addDays(asOf.day, 1 - missedDays), asOf).map(
    (entries): ActivityItem => {
      const [first, ...others] = entries;
      const minutes = entries.reduce((sum, entry) => sum + entry.minutes, 0);
      const planned = `${number(minutes)} minutes planned`;
      return {
        id: `missed-${first.id}`,
        type: entries.some(({ activity }) => isPlannedTest(activity)) ? 'practice_test' : 'section_study',
        title: missedName(entries),
        detail: others.length === 0 ? planned : `${missedParts(entries)}, ${planned}`,
        score: null,
        shown: null,
        at: endOfEntry(first) - (first.start === null ? 0 : first.minutes * 60_000),
        minutes,
        badge: 'Missed',
        sitting: null,
      };
    },
  );
  return [...activitiesOf(record), ...missed].toSorted(newestFirst).slice(0, most);
}
