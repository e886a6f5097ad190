import Box from '@mui/material/Box';
import { memo, useState } from 'react';
import { StudyTimeChart } from '@/charts/StudyTimeChart';
import type { StudyTimePoint } from '@/charts/points';
import { useVisitChoice, visitKey } from '@/data/visit';
import type { AsOf } from '@/domain/family/clock';
import type { ChildRecord } from '@/domain/family/records';
import { dailyShare, weeksIn } from '@/domain/family/study';
import { dailySummary, type DayEntry, entriesOf } from '@/domain/family/study-days';
import { subjectLabels } from '@/domain/family/subject';
import { minutesIn, weekName, weeksOf } from '@/domain/family/weeks';
import { mondayOf } from '@/lib/calendar';
import { day, listed, number } from '@/lib/format';
import { ChoiceToggle } from '@/ui/controls/ChoiceToggle';
import { EmptyState } from '@/ui/cards/EmptyState';
import { Panel } from '@/ui/cards/Panel';
import { DayList } from './DayList';

type Range = 'weekly' | 'monthly';

const ranges = [
  { value: 'weekly', label: 'Weekly' },
  { value: 'monthly', label: 'Monthly' },
] as const;

const rangeKey = visitKey<Range>();

/** The weekday under which a week's name stands. */
const middleOfWeek = 'Thu';

interface DailyHoursPanelProps {
  readonly record: ChildRecord;
  readonly asOf: AsOf;
}

/** The hours of each day of a week or of four, drawn against the day's share of the target, and listed. */
export function DailyHoursPanel({ record, asOf }: DailyHoursPanelProps) {
  const { chosen, shown, choose } = useVisitChoice<Range>(rangeKey, 'weekly');
  return (
    <Panel
      title="Daily Hours"
      control={<ChoiceToggle label="Range" options={ranges} value={chosen} onChange={choose} />}
    >
      <Hours record={record} asOf={asOf} range={shown} />
    </Panel>
  );
}

/** Drawn again only for another range, so that the button that asks for it answers first. */
const Hours = memo(function Hours({ record, asOf, range }: DailyHoursPanelProps & { range: Range }) {
  const [all, setAll] = useState(false);
  const { log, plan, weeklyTargetHours } = record;
  const weeks = weeksIn(weeksOf(log, asOf), range === 'weekly' ? 'week' : 'month');
  const days = weeks.map((week) => entriesOf(week, plan));
  // The days of four weeks are too long a column to stand beside the chart.
  const wide = range === 'monthly' && all;
  const oldestFirst = days.toReversed().flat();
  return minutesIn(weeks) === 0 ? (
    <EmptyState
      chart
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
      <StudyTimeChart
        key={range}
        name={range === 'weekly' ? 'Hours by day, this week' : 'Hours by day, four weeks'}
        summary={dailySummary(weeks, weeklyTargetHours)}
        goalPerDay={dailyShare(weeklyTargetHours)}
        goalLabel="target"
        columns={['Day', 'Hours', 'Sessions', 'Subjects']}
        points={oldestFirst.map((entry) => pointOf(entry, range, asOf))}
      />
      <DayList weeks={days} asOf={asOf} all={all} onToggle={() => setAll((was) => !was)} />
    </Box>
  );
});

function pointOf(entry: DayEntry, range: Range, asOf: AsOf): StudyTimePoint {
  const { date, day: weekday, hours, sessions, subjects, rest } = entry;
  const none = rest ? 'day of rest' : 'none';
  const cells = [
    number(sessions),
    subjects.length === 0 ? none : listed(subjects.map((subject) => subjectLabels[subject])),
  ];
  if (range === 'weekly') return { day: weekday, hours, cells };
  const tick = weekday === middleOfWeek ? weekName(mondayOf(date), asOf) : '';
  return { day: day(date), hours, tick, cells };
}
