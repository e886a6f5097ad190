import Box from '@mui/material/Box';
import { memo, useState } from 'react';
import { StudyTimeChart } from '@/charts/StudyTimeChart';
import type { StudyTimePoint } from '@/charts/points';
import { useVisitChoice, visitKey } from '@/data/visit';
import type { ChildDetail } from '@/domain/family/detail';
import { subjectLabels } from '@/domain/family/subject';
import {
  dailyShare,
  dailySummary,
  type DayEntry,
  entriesOf,
  totalHours,
  weekName,
  weeksIn,
} from '@/domain/family/study';
import { listed, number } from '@/lib/format';
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

/** The hours of each day of a week or of four, drawn against the day's share of the target, and listed. */
export function DailyHoursPanel({ detail }: { detail: ChildDetail }) {
  const { chosen, shown, choose } = useVisitChoice<Range>(rangeKey, 'weekly');
  return (
    <Panel
      title="Daily Hours"
      control={<ChoiceToggle label="Range" options={ranges} value={chosen} onChange={choose} />}
    >
      <Hours detail={detail} range={shown} />
    </Panel>
  );
}

/** Drawn again only for another range, so that the button that asks for it answers first. */
const Hours = memo(function Hours({ detail, range }: { detail: ChildDetail; range: Range }) {
  const [all, setAll] = useState(false);
  const weeks = weeksIn(detail.log, range === 'weekly' ? 'week' : 'month');
  const share = dailyShare(detail);
  const days = weeks.map(entriesOf);
  // The days of four weeks are too long a column to stand beside the chart.
  const wide = range === 'monthly' && all;
  const oldestFirst = days.toReversed().flat();
  return totalHours(weeks) === 0 ? (
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
        summary={dailySummary(weeks, share)}
        goalPerDay={share}
        goalLabel="target"
        columns={['Day', 'Hours', 'Sessions', 'Subjects']}
        points={oldestFirst.map((entry) => pointOf(entry, range))}
      />
      <DayList weeks={days} all={all} onToggle={() => setAll((was) => !was)} />
    </Box>
  );
});

function pointOf({ weeksAgo, day, hours, sessions, subjects }: DayEntry, range: Range): StudyTimePoint {
  const cells = [
    number(sessions),
    subjects.length === 0 ? 'rest' : listed(subjects.map((subject) => subjectLabels[subject])),
  ];
  if (range === 'weekly') return { day, hours, cells };
  const week = weekName(weeksAgo);
  return { day: `${day}, ${week.toLowerCase()}`, hours, tick: day === middleOfWeek ? week : '', cells };
}
