import Button from '@mui/material/Button';
import Grid from '@mui/material/Grid';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { memo, useState } from 'react';
import { StudyTimeChart } from '@/charts/StudyTimeChart';
import { useVisitChoice, createVisitKey } from '@/data/visitState';
import type { AsOf } from '@/domain/dashboard/as-of';
import type { Learner } from '@/domain/learner/learner';
import { dailyTargetHours, weeksInRange } from '@/domain/dashboard/study/study-range';
import { dayBars, withPlannedMinutes } from '@/domain/dashboard/study/study-bars';
import { weeklyTargetHoursOf, weeklyTargetMeasure } from '@/domain/dashboard/study/weekly-target';
import { dailySummaryText, studyDayRows } from '@/domain/dashboard/study/study-days';
import { type LoggedWeek, studyMinutesInWeeks, weekLabel } from '@/domain/dashboard/study/logged-weeks';
import type { IsoDay } from '@/lib/dates/calendar';
import { formatWeekSpan } from '@/lib/dates/formatDaySpan';
import { formatLongDay, uncapitalize } from '@/lib/text/format';
import { buildDayDetails } from '@/domain/dashboard/study/day-details';
import { type NamedSection, namedSections } from '@/domain/section-names';
import { useSwipe } from '@/ui/controls/useSwipe';
import { DaySessions } from '../opened/DaySessions';
import type { StudyFilter } from './studyFilter';
import { WeekStepper } from './WeekStepper';
import { ViewToggle } from '@/ui/controls/fields/ViewToggle';
import { EmptyState } from '@/ui/cards/EmptyState';
import { Panel } from '@/ui/cards/Panel';
import { StudyDayList } from './StudyDayList';
import {
  dailyTimeBars,
  datedTimeBars,
  formatHours,
  subjectSeries,
  withNotes,
} from '../panels/study/studyBars';

type Range = 'weekly' | 'monthly';

const ranges = [
  { value: 'weekly', label: 'Weekly' },
  { value: 'monthly', label: 'Monthly' },
] as const;

const rangeKey = createVisitKey<Range>();

interface DailyHoursPanelProps {
  readonly learner: Learner;
  /** Current week first. */
  readonly weeks: readonly LoggedWeek[];
  readonly asOf: AsOf;
  /** The selected subject, week, and day. */
  readonly filter: StudyFilter;
  readonly onOpen: (day: IsoDay) => void;
  readonly onWeek: (weeksAgo: number) => void;
  /** Shows all days of the week again. */
  readonly onWholeWeek: () => void;
  readonly onSubject: (subject: NamedSection) => void;
}

/** The hours of each day of one week or four, stacked by subject against the day's share of the target, and as a list. */
export function DailyHoursPanel(props: DailyHoursPanelProps) {
  const { weeks, asOf, filter, onWeek } = props;
  const { weeksAgo } = filter;
  const { chosen, deferred, choose } = useVisitChoice<Range>(rangeKey, 'weekly');
  const week = weeks[weeksAgo] ?? weeks[0];
  const step = (by: 1 | -1) => onWeek(weeksAgo - by);
  return (
    <Panel
      title="Daily Hours"
      control={
        <Stack direction="row" spacing={1} sx={{ flexWrap: 'wrap', alignItems: 'baseline' }}>
          {chosen === 'weekly' && week !== undefined && (
            <WeekStepper
              week={formatWeekSpan(week.from, asOf.day)}
              hasEarlier={weeksAgo < weeks.length - 1}
              hasLater={weeksAgo > 0}
              onStep={step}
            />
          )}
          <ViewToggle label="Range" options={ranges} value={chosen} onChange={choose} />
        </Stack>
      }
    >
      <Hours {...props} range={deferred} />
    </Panel>
  );
}

/** Memoized by range and filter, so that the controls respond to a tap before the chart renders. */
const Hours = memo(function Hours({
  learner,
  weeks: logged,
  asOf,
  filter: { weeksAgo, day, subject },
  onOpen,
  onWeek,
  onWholeWeek,
  onSubject,
  range,
}: DailyHoursPanelProps & { range: Range }) {
  const [all, setAll] = useState(false);
  const { plan } = learner;
  const target = weeklyTargetHoursOf(learner.profile);
  const isWeek = range === 'weekly';
  const weeks = isWeek ? logged.slice(weeksAgo, weeksAgo + 1) : weeksInRange(logged, 'month');
  const days = weeks.map((week) => studyDayRows(week, plan, asOf.day, subject !== null));
  // An expanded list of four weeks is too long to go beside the chart.
  const wide = !isWeek && all;
  const before = logged[weeksAgo + 1];
  const name = weekLabel(weeksAgo);
  const bars = isWeek
    ? dayBars(weeks[0], before, plan, asOf.day)
    : weeks.toReversed().flatMap((week) => dayBars(week, undefined, plan, asOf.day));
  // Planned minutes aren't divided by subject, so they are shown only for all subjects together.
  const shownBars = isWeek && subject === null ? withPlannedMinutes(bars, plan, asOf) : bars;
  const noted = withNotes(
    isWeek ? dailyTimeBars(shownBars) : datedTimeBars(shownBars, weeks),
    learner.notes,
    (each) => each,
    asOf.day,
  );
  const swipe = useSwipe((by) => {
    if (isWeek) onWeek(weeksAgo - by);
  });
  const opened =
    day === null || !isWeek
      ? null
      : buildDayDetails(learner, day, weeklyTargetMeasure(learner.profile), asOf);
  return studyMinutesInWeeks(weeks) === 0 ? (
    <EmptyState
      preview="days"
      title={isWeek ? `No study time ${uncapitalize(name)}` : 'No study time in four weeks'}
      text="Each finished session adds its hours to its day."
    />
  ) : (
    <Grid container spacing={{ xs: 3, md: 5 }}>
      <Grid size={{ xs: 12, md: wide ? 12 : 7 }}>
        <StudyTimeChart
          key={range}
          name={isWeek ? `Hours by day, ${uncapitalize(name)}` : 'Hours by day, four weeks'}
          summary={`${dailySummaryText(weeks, learner, asOf.day, uncapitalize(name))}${noted.summary}`}
          xName="Day"
          bars={noted.bars}
          series={subjectSeries}
          target={target === null ? null : { label: 'target', value: dailyTargetHours(target, plan) }}
          beforeName={isWeek && before !== undefined ? (weeksAgo === 0 ? 'Last week' : 'Week before') : null}
          format={formatHours}
          onOpen={(index) => {
            const bar = bars[index];
            if (bar !== undefined) onOpen(bar.firstDay);
          }}
          alone={{
            shown: subject === null ? null : namedSections.indexOf(subject),
            onToggle: (series) => {
              const turned = namedSections[series];
              if (turned !== undefined) onSubject(turned);
            },
          }}
        />
      </Grid>
      <Grid size={{ xs: 12, md: wide ? 12 : 5 }} {...swipe}>
        {opened === null ? (
          <StudyDayList
            subject={subject}
            weeks={days}
            newest={isWeek ? weeksAgo : 0}
            onOpen={onOpen}
            all={all}
            onToggle={() => setAll((was) => !was)}
          />
        ) : (
          <>
            <Typography component="h3" variant="secondary" sx={{ mb: 1 }}>
              {formatLongDay(day ?? asOf.day)}
            </Typography>
            <Typography sx={{ mb: 2 }}>{opened.summary}</Typography>
            {opened.essayRemark !== null && <Typography sx={{ mb: 2 }}>{opened.essayRemark}</Typography>}
            <DaySessions sittings={opened.sittings} />
            <Button variant="flush" size="small" onClick={onWholeWeek} sx={{ mt: 1 }}>
              All days of the week
            </Button>
          </>
        )}
      </Grid>
    </Grid>
  );
});
