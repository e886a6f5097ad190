import { StudyTimeChart } from '@/charts/StudyTimeChart';
import { longestDay } from '@/domain/family/study-week';
import type { StudyWeek } from '@/domain/family/records';
import { weekdayNames, weekdays } from '@/domain/family/weekday';
import { hours } from '@/lib/format';
import { EmptyState } from '@/ui/cards/EmptyState';
import { Panel } from '@/ui/cards/Panel';

/** The hours of a week by day, against the goal. */
export function StudyTimePanel({ week }: { week: StudyWeek }) {
  const total = week.hours;
  const longest = longestDay(week);
  const left = week.goalHours - total;
  const distance = left > 0 ? `${hours(left)} short` : 'the goal is met';
  const most = longest === null ? '' : `; ${weekdayNames[longest.day]} was the longest day`;
  return (
    <Panel title="Study time by day" control={`goal ${hours(week.goalHours)} h a week`}>
      {total === 0 ? (
        <EmptyState
          chart
          what="No study time yet"
          how="Hours appear here after the first practice of the week."
        />
      ) : (
        <StudyTimeChart
          name="Study time by day, in hours"
          summary={`${hours(total)} of ${hours(week.goalHours)} hours, ${distance}${most}.`}
          points={week.days}
          goalPerDay={week.goalHours / weekdays.length}
        />
      )}
    </Panel>
  );
}
