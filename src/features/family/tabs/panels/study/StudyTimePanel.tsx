import { StudyTimeChart } from '@/charts/StudyTimeChart';
import type { StudyWeek } from '@/domain/dashboard/figures';
import type { StudyBar } from '@/domain/dashboard/study/study-bars';
import { longestDay, weekHoursText } from '@/domain/dashboard/study/study-week';
import type { TimelineNote } from '@/domain/learner/timeline-note';
import { fullWeekdayNames } from '@/domain/dashboard/weekday';
import type { IsoDay } from '@/lib/dates/calendar';
import { formatDecimalHours } from '@/lib/text/format';
import { EmptyState } from '@/ui/cards/EmptyState';
import { Panel } from '@/ui/cards/Panel';
import { dailyTimeBars, formatHours, subjectSeries, withNotes } from './studyBars';

interface StudyTimePanelProps {
  readonly week: StudyWeek;
  /** The same week by subject, each day beside last week's. */
  readonly bars: readonly StudyBar[];
  /** The family's notes, oldest first. */
  readonly notes: readonly TimelineNote[];
  readonly today: IsoDay;
  readonly onOpen: (day: IsoDay) => void;
}

/** A week's hours by day and subject, against the goal and last week. */
export function StudyTimePanel({ week, bars, notes, today, onOpen }: StudyTimePanelProps) {
  const total = week.hours;
  const longest = longestDay(week);
  const { weeklyGoalHours, dailyGoalHours } = week;
  const most = longest === null ? '' : `. ${fullWeekdayNames[longest.day]} was the longest day`;
  const noted = withNotes(dailyTimeBars(bars), notes, (day) => day, today);
  return (
    <Panel
      title="Study Time by Day"
      control={
        weeklyGoalHours === null ? 'this week' : `goal ${formatDecimalHours(weeklyGoalHours)} h a week`
      }
    >
      {total === 0 ? (
        <EmptyState
          preview="days"
          title="No study time yet"
          text="Hours appear here after the first practice of the week."
        />
      ) : (
        <StudyTimeChart
          name="Study time by day, in hours"
          summary={`${weekHoursText(week)}${most}.${noted.summary}`}
          xName="Day"
          bars={noted.bars}
          series={subjectSeries}
          target={dailyGoalHours === null ? null : { label: 'daily goal', value: dailyGoalHours }}
          beforeName={bars.some(({ previous }) => previous !== null) ? 'Last week' : null}
          format={formatHours}
          onOpen={(index) => {
            const bar = bars[index];
            if (bar !== undefined) onOpen(bar.firstDay);
          }}
        />
      )}
    </Panel>
  );
}
