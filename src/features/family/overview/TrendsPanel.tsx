import { memo } from 'react';
import { TrendChart } from '@/charts/TrendChart';
import { useVisitChoice, visitKey } from '@/data/visit';
import { changeOf, changeWords } from '@/domain/family/change';
import type { FullTest, TestRecord } from '@/domain/family/log';
import { scoredSubjects, subjectLabels } from '@/domain/family/subject';
import { fullTests, testsAtTarget, totalOf } from '@/domain/family/tests';
import { daysBetween } from '@/lib/calendar';
import { count, date, monthDay, number, signed } from '@/lib/format';
import { dayAt } from '@/lib/localTime';
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
  const full = fullTests(tests);
  const days = full.map((test) => dayAt(test.at));
  const [firstDay] = days;
  const dates = {
    xName: 'Test',
    xLabels: days.map(date),
    xTicks: days.map(monthDay),
    positions: days.map((each) => (firstDay === undefined ? 0 : daysBetween(firstDay, each))),
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
  if (latest === first) return `The first full test came to ${number(total)}, ${place}.`;
  const difference = total - (totalOf(first) ?? 0);
  const over = `over ${count(full.length, 'test')}`;
  return changeOf(difference, 'total') === 'stable'
    ? `No clear change ${over} (${signed(difference)}); ${place}.`
    : `${signed(difference)} points ${over}; ${place}.`;
}

function sectionSummary(full: readonly FullTest[]): string {
  const latest = full.at(-1);
  const first = full[0];
  if (latest === undefined || first === undefined) return '';
  if (latest === first) return 'One full test so far; a second one shows a direction.';
  const changes = scoredSubjects.map(
    (subject) => `${subjectLabels[subject]} ${changeWords(latest[subject] - first[subject], 'section')}`,
  );
  return `Over ${count(full.length, 'test')}: ${changes.join(', ')}.`;
}
