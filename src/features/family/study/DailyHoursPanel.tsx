import Box from '@mui/material/Box';
import { memo, useState } from 'react';
import { StackedBarsChart } from '@/charts/StackedBarsChart';
import type { StackedBar } from '@/charts/points';
import { useVisitChoice, visitKey } from '@/data/visit';
import type { AsOf } from '@/domain/dashboard/clock';
import type { LearnerRecord } from '@/domain/learner/record';
import { dailyShare, weeksIn } from '@/domain/dashboard/study/study';
import { dayBars, type StudyBar, thisWeekBars } from '@/domain/dashboard/study/study-bars';
import { weeklyTarget } from '@/domain/dashboard/study/weekly-target';
import { dailySummary, entriesOf } from '@/domain/dashboard/study/study-days';
import { weekdayOf } from '@/domain/dashboard/weekday';
import { type LoggedWeek, minutesIn, weekName, weeksOf } from '@/domain/dashboard/study/weeks';
import type { IsoDay } from '@/lib/calendar';
import { day } from '@/lib/format';
import { ChoiceToggle } from '@/ui/controls/ChoiceToggle';
import { EmptyState } from '@/ui/cards/EmptyState';
import { Panel } from '@/ui/cards/Panel';
import { DayList } from './DayList';
import { dayBarsOf, hoursBySubject, shownHours, subjectSeries } from '../panels/studyBars';

type Range = 'weekly' | 'monthly';

const ranges = [
  { value: 'weekly', label: 'Weekly' },
  { value: 'monthly', label: 'Monthly' },
] as const;

const rangeKey = visitKey<Range>();

/** The weekday under which a week's name stands. */
const middleOfWeek = 'Thu';

interface DailyHoursPanelProps {
  readonly record: LearnerRecord;
  readonly asOf: AsOf;
  readonly onOpen: (day: IsoDay) => void;
}

/** The hours of each day of a week or of four, stacked by subject against the day's share of the target, and listed. */
export function DailyHoursPanel(props: DailyHoursPanelProps) {
  const { chosen, shown, choose } = useVisitChoice<Range>(rangeKey, 'weekly');
  return (
    <Panel
      title="Daily Hours"
      control={<ChoiceToggle label="Range" options={ranges} value={chosen} onChange={choose} />}
    >
      <Hours {...props} range={shown} />
    </Panel>
  );
}

/** Drawn again only for another range, so that the button that asks for it answers first. */
const Hours = memo(function Hours({ record, asOf, onOpen, range }: DailyHoursPanelProps & { range: Range }) {
  const [all, setAll] = useState(false);
  const { plan } = record;
  const target = weeklyTarget(record.profile);
  const logged = weeksOf(record, asOf);
  const weeks = weeksIn(logged, range === 'weekly' ? 'week' : 'month');
  const days = weeks.map((week) => entriesOf(week, plan, asOf.day));
  // The days of four weeks are too long a column to stand beside the chart.
  const wide = range === 'monthly' && all;
  const [, last] = logged;
  const bars =
    range === 'weekly'
      ? thisWeekBars(record, asOf)
      : weeks.toReversed().flatMap((week) => dayBars(week, undefined, asOf.day));
  return minutesIn(weeks) === 0 ? (
    <EmptyState
      what={range === 'weekly' ? 'No study time this week' : 'No study time in four weeks'}
      how="Each finished session adds its hours to its day."
    />
  ) : (
    <Box
      sx={{
        display: 'grid',
        gap: { xs: 3, md: 5 },
        alignItems: 'start',
        gridTemplateColumns: {
          xs: 'minmax(0, 1fr)',
          md: wide ? 'minmax(0, 1fr)' : 'minmax(0, 7fr) minmax(0, 5fr)',
        },
      }}
    >
      <StackedBarsChart
        key={range}
        name={range === 'weekly' ? 'Hours by day, this week' : 'Hours by day, four weeks'}
        summary={dailySummary(weeks, record, asOf.day)}
        xName="Day"
        bars={range === 'weekly' ? dayBarsOf(bars) : bars.map((bar) => datedBar(bar, weeks))}
        series={subjectSeries}
        target={target === null ? null : { label: 'target', value: dailyShare(target) }}
        beforeName={range === 'weekly' && last !== undefined ? 'Last week' : null}
        format={shownHours}
        onOpen={(index) => {
          const bar = bars[index];
          if (bar !== undefined) onOpen(bar.from);
        }}
      />
      <DayList weeks={days} onOpen={onOpen} all={all} onToggle={() => setAll((was) => !was)} />
    </Box>
  );
});

/** A bar of one among several weeks, newest first; the name of the week is under its middle. */
function datedBar({ from, minutes, toCome }: StudyBar, weeks: readonly LoggedWeek[]): StackedBar {
  const ago = weeks.findIndex((week) => from >= week.from);
  return {
    label: day(from),
    tick: weekdayOf(from) === middleOfWeek ? weekName(ago) : '',
    values: hoursBySubject(minutes),
    before: null,
    toCome,
  };
}
