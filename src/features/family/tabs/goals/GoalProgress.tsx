import Typography from '@mui/material/Typography';
import { PaceBar } from '@/ui/bars/PaceBar';
import { type Goal, goalPercent, goalProgressText, goalValueText } from '@/domain/dashboard/goals/goals';
import { expectedProgress, goalPaceText } from '@/domain/dashboard/goals/goal-pace';
import { goalProgressBand } from '@/domain/dashboard/progress-band';
import type { IsoDay } from '@/lib/dates/calendar';
import { capitalize } from '@/lib/text/format';

interface GoalProgressProps {
  readonly goal: Goal;
  readonly today: IsoDay;
  /** As in `goalPaceText`. */
  readonly hasForecast: boolean;
  /** The id of the goal's title. */
  readonly labelId: string;
}

/** A goal's progress bar in the color of its status, with its pace as a tick and in a line below. */
export function GoalProgress({ goal, today, hasForecast, labelId }: GoalProgressProps) {
  return (
    <div>
      <PaceBar
        // Starts at zero, even if the goal began higher, to match the percentage beside it.
        start={0}
        startText={
          goal.startValue === 0
            ? goalValueText(goal, 0)
            : `0 (began at ${goalValueText(goal, goal.startValue)})`
        }
        value={goal.currentProgress}
        target={goal.targetValue}
        today={expectedProgress(goal, today)}
        todayLabel="by today at an even pace"
        format={(value) => goalValueText(goal, value)}
        comparison={goalProgressText(goal)}
        color={`status.${goalProgressBand(goalPercent(goal))}`}
        labelId={labelId}
      />
      <Typography variant="secondary" sx={{ mt: 0.5 }}>
        {capitalize(goalPaceText(goal, today, hasForecast))}
      </Typography>
    </div>
  );
}
