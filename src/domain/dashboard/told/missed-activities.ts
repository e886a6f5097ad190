/** The list of what was done lately with what was planned and not done. */
import { isPlannedTest, plannedName } from '@/domain/learner/learner-plan';
import type { AsOf } from '@/domain/dashboard/clock';
import { endOfEntry, missedEntries } from '@/domain/dashboard/study/plan';
import type { LearnerRecord } from '@/domain/learner/record';
import { addDays } from '@/lib/calendar';
import { number } from '@/lib/format';
import { activitiesOf, type ActivityItem, mostActivities, newestFirst } from './activities';

/** What was missed longer ago is no activity any more. */
const missedDays = 14;

/** The newest activities and the planned sessions of the last two weeks that were missed, newest first, `most` at most. */
export function activitiesWithMissed(
  record: LearnerRecord,
  asOf: AsOf,
  most = mostActivities,
): readonly ActivityItem[] {
  const missed = missedEntries(record, addDays(asOf.day, 1 - missedDays), asOf).map(
    (entry): ActivityItem => ({
      id: `missed-${entry.id}`,
      type: isPlannedTest(entry.activity) ? 'practice_test' : 'section_study',
      title: plannedName(entry.activity),
      detail: `${number(entry.minutes)} minutes planned`,
      score: null,
      shown: null,
      at: endOfEntry(entry) - (entry.start === null ? 0 : entry.minutes * 60_000),
      minutes: entry.minutes,
      badge: 'Missed',
    }),
  );
  return [...activitiesOf(record), ...missed].toSorted(newestFirst).slice(0, most);
}
