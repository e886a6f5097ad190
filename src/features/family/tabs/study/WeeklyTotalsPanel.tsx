import { StudyTimeChart } from '@/charts/StudyTimeChart';
import { studyRangeWeeks } from '@/domain/dashboard/study/study-range';
import {
  buildStudyChartData,
  studyFigureUnit,
  studyPeriodText,
  targetReachedText,
} from '@/domain/dashboard/study/study-bars';
import type { TimelineNote } from '@/domain/learner/timeline-note';
import { sundayOf } from '@/lib/dates/calendar';
import type { LoggedWeek } from '@/domain/dashboard/study/logged-weeks';
import type { AsOf } from '@/domain/dashboard/as-of';
import { formatCount, formatDateNear, formatDecimalHours, formatMonthDay } from '@/lib/text/format';
import { EmptyState } from '@/ui/cards/EmptyState';
import { Panel } from '@/ui/cards/Panel';
import { hoursBySubject, formatHours, subjectSeries, withNotes } from '../panels/study/studyBars';

interface WeeklyTotalsPanelProps {
  /** Current week first. */
  readonly weeks: readonly LoggedWeek[];
  /** The weekly target in hours; null if none is set, and for the weeks of one subject, because the target is for all of them. */
  readonly targetHours: number | null;
  readonly isOneSubject: boolean;
  /** The family's notes, oldest first. */
  readonly notes: readonly TimelineNote[];
  readonly asOf: AsOf;
  /** Shows one week alone; receives the number of weeks ago. */
  readonly onOpen: (weeksAgo: number) => void;
}

/** The hours of the latest thirteen weeks, stacked by subject, against the weekly target. */
export function WeeklyTotalsPanel({
  weeks,
  targetHours,
  isOneSubject,
  notes,
  asOf,
  onOpen,
}: WeeklyTotalsPanelProps) {
  const stretch = buildStudyChartData(weeks, 'quarter', targetHours, null, asOf);
  const mean = `${formatDecimalHours(stretch.hours)} ${studyFigureUnit(stretch)}${stretch.per === 'week' ? ' on average' : ''}`;
  const beside = isOneSubject
    ? `${mean}. The weekly target is for all subjects.`
    : `${mean}, ${studyPeriodText(stretch)}. ${targetReachedText(stretch)}`;
  const noted = withNotes(
    stretch.bars.map(({ firstDay, minutes }) => ({
      label: { text: formatDateNear(firstDay, asOf.day), day: firstDay },
      tick: formatMonthDay(firstDay),
      values: hoursBySubject(minutes),
      previous: null,
    })),
    notes,
    sundayOf,
    asOf.day,
  );
  return (
    <Panel
      title="Weekly Totals"
      control={
        isOneSubject
          ? 'the target is for all subjects'
          : targetHours === null
            ? 'no weekly target yet'
            : `target ${formatDecimalHours(targetHours)} h a week`
      }
    >
      {weeks.length === 0 ? (
        <EmptyState
          preview="days"
          title="No weeks of study yet"
          text={'Each week\u2019s hours appear here beside the week\u2019s target.'}
        />
      ) : (
        <StudyTimeChart
          name={`Hours by week, ${formatCount(Math.min(weeks.length, studyRangeWeeks.quarter), 'week')}`}
          summary={`${beside}${noted.summary}`}
          xName="Week of"
          bars={noted.bars}
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
