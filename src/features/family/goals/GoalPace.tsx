import { PaceBar } from '@/charts/PaceBar';
import { paceParts } from '@/charts/geometry/pace';
import { type Goal, paceStanding, paceToday, paceWords } from '@/domain/family/goals';
import type { IsoDay } from '@/lib/calendar';
import { amount, percent } from '@/lib/format';

/** An open goal's bar is neutral unless it is behind: being halfway is no warning. */
const barColors: Readonly<Record<ReturnType<typeof paceStanding>, string>> = {
  reached: 'status.good',
  new: 'primary.main',
  ahead: 'primary.main',
  'on pace': 'primary.main',
  behind: 'status.watch',
  'past due': 'status.watch',
};

/** How far a goal has come on its way from its start to its target, and where an even pace would have it today. */
export function GoalPace({ goal, today }: { goal: Goal; today: IsoDay }) {
  const way = {
    start: goal.startValue,
    value: goal.currentProgress,
    target: goal.targetValue,
    today: paceToday(goal, today),
  };
  return (
    <PaceBar
      {...way}
      todayWord="by today at an even pace"
      format={amount}
      words={`${percent(paceParts(way).told)} of the way \u00b7 ${paceWords(goal, today)}`}
      color={barColors[paceStanding(goal, today)]}
    />
  );
}
