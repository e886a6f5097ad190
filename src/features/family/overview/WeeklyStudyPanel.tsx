import { memo } from 'react';
import { StudyTimeChart } from '@/charts/StudyTimeChart';
import { useVisitChoice, visitKey } from '@/data/visit';
import type { ChildCore } from '@/domain/family/detail';
import {
  averageByWeekday,
  dailyShare,
  rangeWeeks,
  type StudyRange,
  totalHours,
  weeksIn,
} from '@/domain/family/study';
import { hours } from '@/lib/format';
import { ChoiceToggle } from '@/ui/controls/ChoiceToggle';
import { EmptyState } from '@/ui/cards/EmptyState';
import { Panel } from '@/ui/cards/Panel';

const ranges = [
  { value: 'week', label: 'Week' },
  { value: 'month', label: 'Month' },
  { value: 'quarter', label: 'Quarter' },
] as const;

const chosenRange = visitKey<StudyRange>();

/** Hours by weekday against the weekly target: this week's, or the mean of the last 4 or 13 weeks. */
export function WeeklyStudyPanel({ core }: { core: ChildCore }) {
  const { chosen, shown, choose } = useVisitChoice<StudyRange>(chosenRange, 'week');
  return (
    <Panel
      title="Weekly Study Time"
      control={<ChoiceToggle label="Range" options={ranges} value={chosen} onChange={choose} />}
    >
      <Hours core={core} range={shown} />
    </Panel>
  );
}

/** Drawn again only for another range, so that the button that asks for it answers first. */
const Hours = memo(function Hours({ core, range }: { core: ChildCore; range: StudyRange }) {
  const weeks = weeksIn(core.log, range);
  const total = totalHours(weeks);
  return total === 0 ? (
    <EmptyState
      chart
      what="No study time yet"
      how="Hours appear here after the first practice of the week."
    />
  ) : (
    <StudyTimeChart
      name="Study time by weekday, in hours"
      summary={summaryOf(range, total / weeks.length, core.weeklyTargetHours)}
      points={averageByWeekday(weeks)}
      goalPerDay={dailyShare(core)}
    />
  );
});

/** Says what the bars are, and what they add up to beside the target. */
function summaryOf(range: StudyRange, mean: number, target: number): string {
  const what = range === 'week' ? 'This week' : `Mean of the last ${rangeWeeks[range]} weeks, by weekday`;
  const distance = Math.round(10 * (mean - target)) / 10;
  const place =
    distance === 0 ? 'exactly on' : `${hours(Math.abs(distance))} ${distance > 0 ? 'above' : 'below'}`;
  return `${what}: ${hours(mean)} hours a week, ${place} the ${hours(target)}-hour target.`;
}
