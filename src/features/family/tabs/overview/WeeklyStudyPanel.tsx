import Typography from '@mui/material/Typography';
import { memo } from 'react';
import { StudyTimeChart } from '@/charts/StudyTimeChart';
import { useVisitChoice, createVisitKey } from '@/data/visitState';
import type { StudyRange } from '@/domain/dashboard/study/study-range';
import {
  previousWeekHours,
  studyFigureUnit,
  targetReachedText,
  studyPeriodText,
  type StudyChartData,
  buildStudyChartData,
  withPlannedMinutes,
} from '@/domain/dashboard/study/study-bars';
import type { AsOf } from '@/domain/dashboard/as-of';
import type { Learner } from '@/domain/learner/learner';
import { loggedWeeks } from '@/domain/dashboard/study/logged-weeks';
import { weeklyTargetHoursOf, weeklyTargetName } from '@/domain/dashboard/study/weekly-target';
import { type IsoDay, sundayOf } from '@/lib/dates/calendar';
import { formatDecimalHours } from '@/lib/text/format';
import { ViewToggle } from '@/ui/controls/fields/ViewToggle';
import { EmptyState } from '@/ui/cards/EmptyState';
import { Panel } from '@/ui/cards/Panel';
import {
  dailyTimeBars,
  formatHours,
  subjectSeries,
  weeklyTimeBars,
  withNotes,
} from '../panels/study/studyBars';
import { useIsPresenting } from '../../frame/usePresentation';
import { HoursBar } from './HoursBar';

const ranges = [
  { value: 'week', label: 'Week' },
  { value: 'month', label: 'Month' },
  { value: 'quarter', label: 'Quarter' },
] as const;

const chosenRange = createVisitKey<StudyRange>();

interface WeeklyStudyPanelProps {
  readonly learner: Learner;
  readonly asOf: AsOf;
  readonly onOpen: (day: IsoDay) => void;
}

/** This week's hours by day, or those of the last 4 or 13 weeks, by subject and against the weekly target. */
export function WeeklyStudyPanel(props: WeeklyStudyPanelProps) {
  const { chosen, deferred, choose } = useVisitChoice<StudyRange>(chosenRange, 'week');
  return (
    <Panel
      title="Weekly Study Time"
      control={<ViewToggle label="Range" options={ranges} value={chosen} onChange={choose} />}
    >
      <Hours {...props} range={deferred} />
    </Panel>
  );
}

/** Memoized by range, so that the range toggle responds to a tap before the chart renders. */
const Hours = memo(function Hours({
  learner,
  asOf,
  range,
  onOpen,
}: WeeklyStudyPanelProps & { range: StudyRange }) {
  const { profile, plan, notes } = learner;
  const stretch = buildStudyChartData(
    loggedWeeks(learner, asOf),
    range,
    weeklyTargetHoursOf(profile),
    plan,
    asOf,
  );
  const isPresenting = useIsPresenting();
  if (stretch.hours === 0)
    return (
      <EmptyState
        preview="days"
        title="No study time yet"
        text="Hours appear here after the first practice of the week."
      />
    );
  return (
    <>
      {/* The line above a slide says the same of the week. */}
      {!(isPresenting && range === 'week') && (
        <Typography variant="secondary">
          <Typography component="span" variant="figure" sx={{ color: 'text.primary' }}>
            {formatDecimalHours(stretch.hours)}
          </Typography>{' '}
          <span>{`${studyFigureUnit(stretch)}, ${studyPeriodText(stretch, weeklyTargetName(profile))}`}</span>
        </Typography>
      )}
      <Bars stretch={stretch} plan={plan} notes={notes} asOf={asOf} onOpen={onOpen} />
    </>
  );
});

interface BarsProps extends Pick<WeeklyStudyPanelProps, 'asOf' | 'onOpen'>, Pick<Learner, 'plan' | 'notes'> {
  readonly stretch: StudyChartData;
}

function Bars({ stretch, plan, notes, asOf, onOpen }: BarsProps) {
  const { range, bars, share, per, minutes, targetHours } = stretch;
  const isWeek = range === 'week';
  const shown = isWeek ? dailyTimeBars(withPlannedMinutes(bars, plan, asOf)) : weeklyTimeBars(bars, asOf.day);
  const noted = withNotes(shown, notes, isWeek ? (day) => day : sundayOf, asOf.day);
  const previous = bars.map((bar) => bar.previous);
  return (
    <StudyTimeChart
      name={isWeek ? 'Study time by day, in hours' : 'Study time by week, in hours'}
      summary={`${targetReachedText(stretch)}${noted.summary}`}
      xName={isWeek ? 'Day' : 'Week'}
      bars={noted.bars}
      series={subjectSeries}
      target={share === null ? null : { label: 'target', value: share }}
      beforeName={isWeek && previous.some((each) => each !== null) ? 'Last week' : null}
      // A mean per day isn't the hours of a week.
      {...(per !== 'day' && {
        overview: (
          <HoursBar
            minutes={minutes}
            targetHours={targetHours}
            hoursBefore={isWeek ? previousWeekHours(bars) : null}
          />
        ),
      })}
      format={formatHours}
      {...(isWeek && {
        onOpen: (index: number) => {
          const bar = bars[index];
          if (bar !== undefined) onOpen(bar.firstDay);
        },
      })}
    />
  );
}
