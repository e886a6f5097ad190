import { PaceBar } from '@/charts/PaceBar';
import { type Goal, goalShareWords } from '@/domain/dashboard/goals/goals';
import { paceBand, paceToday, paceWords } from '@/domain/dashboard/goals/pace';
import type { IsoDay } from '@/lib/calendar';
import { amount } from '@/lib/format';

/** How much of its target a goal has come to, and where an even pace would have it today. */
export function GoalPace({ goal, today }: { goal: Goal; today: IsoDay }) {
  const band = paceBand(goal, today);
  return (
    <PaceBar
      // The bar is the percentage beside it, which counts from nothing, wherever the goal began.
      start={0}
      startWords={goal.startValue === 0 ? '0' : `0 (began at ${amount(goal.startValue)})`}
      value={goal.currentProgress}
      target={goal.targetValue}
      today={paceToday(goal, today)}
      todayWord="by today at an even pace"
      format={amount}
      words={`${goalShareWords(goal)} \u00b7 ${paceWords(goal, today)}`}
      color={band === null ? 'primary.main' : `status.${band}`}
    />
  );
}
