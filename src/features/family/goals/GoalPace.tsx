import { PaceBar } from '@/charts/PaceBar';
import { type Goal, goalPercent, goalShareWords } from '@/domain/dashboard/goals/goals';
import { paceToday, paceWords } from '@/domain/dashboard/goals/pace';
import { goalBand } from '@/domain/dashboard/progress';
import type { IsoDay } from '@/lib/calendar';
import { amount } from '@/lib/format';

/** A goal's progress on a bar colored by how far it is, and its pace as a tick and in words. */
export function GoalPace({ goal, today }: { goal: Goal; today: IsoDay }) {
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
      color={`status.${goalBand(goalPercent(goal))}`}
    />
  );
}
