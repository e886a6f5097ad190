import { PaceBar } from '@/ui/bars/PaceBar';
import { type Goal, goalPercent, goalProgressText } from '@/domain/dashboard/goals/goals';
import { expectedProgress, goalPaceText } from '@/domain/dashboard/goals/goal-pace';
import { goalProgressBand } from '@/domain/dashboard/progress-band';
import type { IsoDay } from '@/lib/dates/calendar';
import { formatAmount } from '@/lib/text/format';

/** A goal's progress bar in the color of its status, with its pace as a tick and as text. */
export function GoalProgress({ goal, today }: { goal: Goal; today: IsoDay }) {
  return (
    <PaceBar
      // Starts at zero, even if the goal began higher, to match the percentage beside it.
      start={0}
      startText={goal.startValue === 0 ? '0' : `0 (began at ${formatAmount(goal.startValue)})`}
      value={goal.currentProgress}
      target={goal.targetValue}
      today={expectedProgress(goal, today)}
      todayLabel="by today at an even pace"
      format={formatAmount}
      comparison={`${goalProgressText(goal)} \u00b7 ${goalPaceText(goal, today)}`}
      color={`status.${goalProgressBand(goalPercent(goal))}`}
    />
  );
}
