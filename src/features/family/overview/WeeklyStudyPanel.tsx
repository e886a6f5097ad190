import { memo } from 'react';
import { StudyTimeChart } from '@/charts/StudyTimeChart';
import { useVisitChoice, visitKey } from '@/data/visit';
import { hoursOf } from '@/domain/family/log';
import { averageByWeekday, dailyShare, type StudyRange, weeksIn } from '@/domain/family/study';
import { type LoggedWeek, minutesIn } from '@/domain/family/weeks';
import { count, hours } from '@/lib/format';
import { ChoiceToggle } from '@/ui/controls/ChoiceToggle';
import { EmptyState } from '@/ui/cards/EmptyState';
import { Panel } from '@/ui/cards/Panel';

const ranges = [
  { value: 'week', label: 'Week' },
  { value: 'month', label: 'Month' },
  { value: 'quarter', label: 'Quarter' },
] as const;

const chosenRange = visitKey<StudyRange>();

interface WeeklyStudyPanelProps {
  /** This week first. */
  readonly weeks: readonly LoggedWeek[];
  readonly targetHours: number;
}

/** Hours by weekday against the weekly target: this week's, or the mean of the last 4 or 13 weeks. */
export function WeeklyStudyPanel({ weeks, targetHours }: WeeklyStudyPanelProps) {
  const { chosen, shown, choose } = useVisitChoice<StudyRange>(chosenRange, 'week');
  return (
    <Panel
      title="Weekly Study Time"
      control={<ChoiceToggle label="Range" options={ranges} value={chosen} onChange={choose} />}
    >
      <Hours weeks={weeks} targetHours={targetHours} range={shown} />
    </Panel>
  );
}

/** Drawn again only for another range, so that the button that asks for it answers first. */
const Hours = memo(function Hours({
  weeks: logged,
  targetHours,
  range,
}: WeeklyStudyPanelProps & { range: StudyRange }) {
  const weeks = weeksIn(logged, range);
  const total = minutesIn(weeks);
  return total === 0 ? (
    <EmptyState
      chart
      what="No study time yet"
      how="Hours appear here after the first practice of the week."
    />
  ) : (
    <StudyTimeChart
      name="Study time by weekday, in hours"
      summary={summaryOf(range, hoursOf(total / weeks.length), weeks.length, targetHours)}
      points={averageByWeekday(weeks)}
      goalPerDay={dailyShare(targetHours)}
    />
  );
});

/** Says what the bars are, and what they add up to beside the target. */
function summaryOf(range: StudyRange, mean: number, weeks: number, target: number): string {
  const distance = Math.round(10 * (mean - target)) / 10;
  const place =
    distance === 0 ? 'exactly on' : `${hours(Math.abs(distance))} ${distance > 0 ? 'above' : 'below'}`;
  const what =
    range === 'week'
      ? `This week: ${hours(mean)} hours`
      : `The last ${count(weeks, 'week')}, by weekday: ${hours(mean)} hours a week on average`;
  return `${what}, ${place} the ${hours(target)}-hour target.`;
}
