import { StackedBarsChart } from '@/charts/StackedBarsChart';
import { studyRangeWeeks } from '@/domain/dashboard/study/study-range';
import { targetReachedText, studyPeriodText, buildStudyChartData } from '@/domain/dashboard/study/study-bars';
import type { LoggedWeek } from '@/domain/dashboard/study/logged-weeks';
import type { IsoDay } from '@/lib/dates/calendar';
import { formatCount, formatDateNear, formatDecimalHours, formatMonthDay } from '@/lib/text/format';
import { EmptyState } from '@/ui/cards/EmptyState';
import { Panel } from '@/ui/cards/Panel';
import { hoursBySubject, formatHours, subjectSeries } from '../panels/study/studyBars';

interface WeeklyTotalsPanelProps {
  /** Current week first. */
  readonly weeks: readonly LoggedWeek[];
  /** The weekly target in hours; null if none is set. */
  readonly targetHours: number | null;
  readonly today: IsoDay;
  /** Shows one week alone; receives the number of weeks ago. */
  readonly onOpen: (weeksAgo: number) => void;
}

/** The hours of the latest thirteen weeks, stacked by subject, against the weekly target. */
export function WeeklyTotalsPanel({ weeks, targetHours, today, onOpen }: WeeklyTotalsPanelProps) {
  const stretch = buildStudyChartData(weeks, 'quarter', targetHours, today);
  const mean = `${formatDecimalHours(stretch.hours)} hours a week on average, ${studyPeriodText(stretch, targetHours)}`;
  return (
    <Panel
      title="Weekly Totals"
      control={
        targetHours === null ? 'no weekly target yet' : `target ${formatDecimalHours(targetHours)} h a week`
      }
    >
      {weeks.length === 0 ? (
        <EmptyState
          title="No weeks of study yet"
          text={'Each week\u2019s hours appear here beside the week\u2019s target.'}
        />
      ) : (
        <StackedBarsChart
          name={`Hours by week, ${formatCount(Math.min(weeks.length, studyRangeWeeks.quarter), 'week')}`}
          summary={`${mean}. ${targetReachedText(stretch)}`}
          xName="Week of"
          bars={stretch.bars.map(({ firstDay, minutes }) => ({
            label: { text: formatDateNear(firstDay, today), day: firstDay },
            tick: formatMonthDay(firstDay),
            values: hoursBySubject(minutes),
            previous: null,
          }))}
          series={subjectSeries}
          target={targetHours === null ? null : { label: 'target', value: targetHours }}
          beforeName={null}
          onOpen={(index) => onOpen(stretch.bars.length - 1 - index)}
          format={formatHours}
        />
      )}
    </Panel>
  );
}
