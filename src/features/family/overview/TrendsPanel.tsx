import { memo } from 'react';
import { TrendChart } from '@/charts/TrendChart';
import { useVisitChoice, visitKey } from '@/data/visit';
import { useToday } from '@/data/today';
import type { FullTest, TestRecord } from '@/domain/family/detail';
import { scoredSubjects, sectionScale, subjectLabels } from '@/domain/family/subject';
import { fullTests, testsAtTarget, totalOf } from '@/domain/family/tests';
import { addDays } from '@/lib/calendar';
import { count, date, monthDay, number, signed } from '@/lib/format';
import { ChoiceToggle } from '@/ui/controls/ChoiceToggle';
import { EmptyState } from '@/ui/cards/EmptyState';
import { Panel } from '@/ui/cards/Panel';
import * as colors from '@/ui/colors';

const views = [
  { value: 'total', label: 'Total' },
  { value: 'sections', label: 'Sections' },
] as const;
type View = (typeof views)[number]['value'];

const chosenView = visitKey<View>();

interface TrendsPanelProps {
  readonly tests: readonly TestRecord[];
  readonly target: number;
}

/** The total, or the three sections, over all full tests, against the target. */
export function TrendsPanel({ tests, target }: TrendsPanelProps) {
  const { chosen, shown, choose } = useVisitChoice<View>(chosenView, 'total');
  return (
    <Panel
      title="Performance Trends"
      control={<ChoiceToggle label="Scores" options={views} value={chosen} onChange={choose} />}
    >
      <Trend tests={tests} target={target} view={shown} />
    </Panel>
  );
}

/** Drawn again only for another view, so that the button that asks for it answers first. */
const Trend = memo(function Trend({ tests, target, view }: TrendsPanelProps & { view: View }) {
  const today = useToday();
  const full = fullTests(tests);
  const days = full.map((test) => addDays(today, -test.daysAgo));
  const dates = {
    xName: 'Test',
    xLabels: days.map(date),
    xTicks: days.map(monthDay),
    positions: full.map((test) => -test.daysAgo),
  };
  if (full.length === 0)
    return (
      <EmptyState
        chart
        what="No full test yet"
        how="The trend begins with the first full-length practice test."
      />
    );
  return view === 'total' ? (
    <TrendChart
      name="Total score by test"
      summary={totalSummary(full, target)}
      {...dates}
      series={[{ label: 'Total', color: colors.primary, values: full.map(totalOf) }]}
      reference={{ label: 'target', value: target }}
      format={number}
    />
  ) : (
    <TrendChart
      name="Section scores by test"
      summary={sectionSummary(full)}
      {...dates}
      series={scoredSubjects.map((subject) => ({
        label: subjectLabels[subject],
        color: colors.section[subject],
        values: full.map((test) => test[subject]),
      }))}
      // A third of the target: what each section has to bring on average.
      reference={{ label: 'third of target', value: Math.min(sectionScale.most, target / 3) }}
      format={number}
    />
  );
});

function totalSummary(full: readonly FullTest[], target: number): string {
  const latest = full.at(-1);
  const first = full[0];
  if (latest === undefined || first === undefined) return '';
  const total = totalOf(latest) ?? 0;
  const held = testsAtTarget(full, target);
  const place =
    held === 0
      ? `below the ${number(target)} target`
      : `at the ${number(target)} target for ${count(held, 'test')}`;
  return latest === first
    ? `The first full test came to ${number(total)}, ${place}.`
    : `${signed(total - (totalOf(first) ?? 0))} points over ${count(full.length, 'test')}; ${place}.`;
}

function sectionSummary(full: readonly FullTest[]): string {
  const latest = full.at(-1);
  const first = full[0];
  if (latest === undefined || first === undefined) return '';
  if (latest === first) return 'One full test so far; a second one shows a direction.';
  const changes = scoredSubjects.map(
    (subject) => `${subjectLabels[subject]} ${signed(latest[subject] - first[subject])}`,
  );
  return `${changes.join(', ')} over ${count(full.length, 'test')}.`;
}
