import Typography from '@mui/material/Typography';
import { memo } from 'react';
import { isolated } from '@/lib/text/isolated';
import type { Learner } from '@/domain/learner/learner';
import { TrendChart } from '@/charts/TrendChart';
import { useVisitChoice, createVisitKey } from '@/data/visitState';
import type { AsOf } from '@/domain/dashboard/as-of';
import type { FullTest } from '@/domain/learner/learner-test';
import {
  type SchoolWithTarget,
  percentileSummaryText,
  percentileChartStartMs,
  testsWithPercentile,
  type PercentileChartRange,
} from '@/domain/dashboard/scores/school-targets';
import { comparableTests, fullTests } from '@/domain/dashboard/scores/test-scores';
import { daysBetween } from '@/lib/dates/calendar';
import { formatDate, formatMonthDay, formatOrdinal } from '@/lib/text/format';
import { localDayAt } from '@/lib/dates/localTime';
import { ViewToggle } from '@/ui/controls/fields/ViewToggle';
import { EmptyState } from '@/ui/cards/EmptyState';
import { Panel } from '@/ui/cards/Panel';
import * as colors from '@/ui/colors';
import { useDashboardAccess } from '../../frame/originContext';
import { notePeriods } from '../panels/notes/notePeriods';
import { SectionPercentiles } from './SectionPercentiles';

const ranges = [
  { value: '3months', label: '3 months', period: 'last 3 months' },
  { value: '6months', label: '6 months', period: 'last 6 months' },
  { value: '1year', label: '1 year', period: 'last year' },
] as const;

/** The sample's percentiles follow a curve of our own (`percentileOfTotal`), which no table of the test maker confirms. */
const inventedFiguresText = 'Invented figures: on a real report, the same total may have another percentile.';
const rangeKey = createVisitKey<PercentileChartRange>();

interface PercentilePanelProps {
  /** Schools with a target have a line each in the chart. */
  readonly learner: Pick<Learner, 'tests' | 'profile' | 'notes'>;
  /** The school whose target is described in text; null without schools. */
  readonly school: SchoolWithTarget | null;
  readonly asOf: AsOf;
  readonly onOpen: (test: FullTest) => void;
}

/** The percentile of each full test over a selectable range, against the target for each school. */
export function PercentilePanel(props: PercentilePanelProps) {
  const isRanked = testsWithPercentile(fullTests(comparableTests(props.learner))).length > 0;
  const access = useDashboardAccess();
  const { chosen, deferred, choose } = useVisitChoice<PercentileChartRange>(rangeKey, '6months');
  if (!isRanked)
    return (
      <Panel title="Percentiles">
        <SectionPercentiles learner={props.learner} />
      </Panel>
    );
  return (
    <Panel
      title="Percentile Progress"
      control={<ViewToggle label="Range" options={ranges} value={chosen} onChange={choose} />}
    >
      <Percentiles {...props} range={deferred} />
      {access === 'trial' && (
        <Typography variant="secondary" sx={{ mt: 1.5 }}>
          {inventedFiguresText}
        </Typography>
      )}
    </Panel>
  );
}

/** Memoized by range, so that the range toggle responds to a tap before the chart renders. */
const Percentiles = memo(function Percentiles({
  learner,
  school,
  asOf,
  onOpen,
  range,
}: PercentilePanelProps & { range: PercentileChartRange }) {
  const { notes } = learner;
  const { schools } = learner.profile;
  const tests = comparableTests(learner);
  const ranked = testsWithPercentile(fullTests(tests, percentileChartStartMs(range, asOf)));
  const days = ranked.map(({ test }) => localDayAt(test.at));
  const [first, ...rest] = ranked;
  const before = testsWithPercentile(fullTests(tests)).at(-1 - ranked.length)?.percentile ?? null;
  const [oldest = asOf.day, newest = oldest] = [days[0], days.at(-1)];
  const noted = notePeriods(notes, oldest, newest, asOf.day);
  const period = ranges.find(({ value }) => value === range)?.period ?? '';
  return first === undefined ? (
    <EmptyState
      preview="target"
      title={`No full tests in the ${period}`}
      text="Each full-length test appears as a point; a section test has no percentile."
    />
  ) : (
    <TrendChart
      name={`Percentile of each full test, ${period}`}
      summary={`${percentileSummaryText([first, ...rest], school)}${noted.summary}`}
      periods={noted.periods}
      xName="Test"
      xLabels={days.map((day) => ({ text: formatDate(day), day }))}
      xTicks={days.map(formatMonthDay)}
      positions={days.map((day) => daysBetween(localDayAt(first.test.at), day))}
      series={[
        {
          label: 'Percentile',
          color: colors.primary,
          values: ranked.map(({ percentile }) => percentile),
        },
      ]}
      references={schools.flatMap(({ name, targetPercentile }) =>
        targetPercentile === null ? [] : [{ label: isolated(name), value: targetPercentile }],
      )}
      sinceName="Since the full test before"
      valueBefore={before}
      format={formatOrdinal}
      onOpen={(index) => {
        const opened = ranked[index];
        if (opened !== undefined) onOpen(opened.test);
      }}
    />
  );
});
