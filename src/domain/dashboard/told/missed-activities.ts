/** The list of what was done lately with what was planned and not done. */
import type { AsOf } from '@/domain/dashboard/clock';
import { dueSessions, plannedName } from '@/domain/dashboard/study/plan';
import type { ChildRecord } from '@/domain/dashboard/records';
import { addDays } from '@/lib/calendar';
import { number } from '@/lib/format';
import { activitiesOf, type ActivityItem, mostActivities, newestFirst } from './activities';

/** What was missed longer ago is no activity any more. */
const missedDays = 14;

/** The newest activities and the planned sessions of the last two weeks that were missed, newest first, `most` at most. */
export function activitiesWithMissed(
  record: ChildRecord,
  asOf: AsOf,
  most = mostActivities,
): readonly ActivityItem[] {
  const missed = dueSessions(record, addDays(asOf.day, 1 - missedDays), asOf)
    .filter(({ kept }) => !kept)
    .map(({ at, minutes, subject }): ActivityItem => ({
      id: `missed-${at}`,
      type: subject === null ? 'practice_test' : 'section_study',
      title: plannedName(subject),
      detail: `${number(minutes)} minutes planned`,
      score: null,
      at,
      minutes,
      badge: 'Missed',
    }));
  return [...activitiesOf(record), ...missed].toSorted(newestFirst).slice(0, most);
}
