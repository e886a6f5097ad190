import { isolated } from '@/lib/text/isolated';
import type { AsOf } from '@/domain/dashboard/as-of';
import {
  countCompletedGoals,
  currentWeeklyGoals,
  type WeeklyGoal,
  weeklyGoalStatus,
  weeklyGoalStatusLabels,
} from '@/domain/dashboard/goals/weekly-goals';
import { goalProgressBand, progressPercent } from '@/domain/dashboard/progress-band';
import { isWeekRunning, thisWeek } from '@/domain/dashboard/study/logged-weeks';
import type { Learner } from '@/domain/learner/learner';
import { formatNumber } from '@/lib/text/format';
import { NoPlanNotice } from '../panels/progress/NoPlanNotice';
import { LabeledBar } from '@/ui/bars/LabeledBar';
import { Panel } from '@/ui/cards/Panel';
import { StatusBadge } from '@/ui/marks/StatusBadge';
import { Row, RowList } from '@/ui/cards/RowList';

interface WeeklyGoalsPanelProps {
  readonly learner: Learner;
  readonly asOf: AsOf;
}

/** This week's goals and their progress. */
export function WeeklyGoalsPanel({ learner, asOf }: WeeklyGoalsPanelProps) {
  const goals = currentWeeklyGoals(learner, asOf);
  const isRunning = isWeekRunning(thisWeek(learner, asOf), asOf);
  const statusOf = (goal: WeeklyGoal) => weeklyGoalStatus(goal, !isRunning);
  return (
    <Panel
      title="Weekly Goals"
      {...(goals.length > 0 && {
        folded: `${formatNumber(countCompletedGoals(goals))} of ${formatNumber(goals.length)} completed`,
      })}
    >
      {goals.length === 0 && <NoPlanNotice what="No goals this week" preview="bars" />}
      <RowList>
        {goals.map((goal) => (
          <Row key={goal.id} end={<StatusBadge status={weeklyGoalStatusLabels[statusOf(goal)]} />}>
            <LabeledBar
              label={isolated(goal.title)}
              value={`${formatNumber(goal.completed)} of ${formatNumber(goal.target)}`}
              percent={progressPercent(goal.completed, goal.target)}
              color={
                statusOf(goal) === 'in progress'
                  ? 'primary.main'
                  : `status.${goalProgressBand(progressPercent(goal.completed, goal.target))}`
              }
            />
          </Row>
        ))}
      </RowList>
    </Panel>
  );
}
