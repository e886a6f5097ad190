import { isolated } from '@/lib/text/isolated';
import Box from '@mui/material/Box';
import {
  type WeeklyGoal,
  weeklyGoalStatus,
  type WeeklyGoalStatus,
} from '@/domain/dashboard/goals/weekly-goals';
import { goalProgressBand, progressPercent } from '@/domain/dashboard/progress-band';
import { formatNumber } from '@/lib/text/format';
import { NoPlanNotice } from '../panels/progress/NoPlanNotice';
import { LabeledBar } from '@/ui/bars/LabeledBar';
import { Panel } from '@/ui/cards/Panel';
import { StatusBadge } from '@/ui/marks/StatusBadge';
import { Row, RowList } from '@/ui/cards/RowList';

const statusStyles = {
  completed: { tone: 'good', word: 'Completed' },
  'in progress': { tone: 'fair', word: 'In progress' },
  'not completed': { tone: 'watch', word: 'Not completed' },
} as const satisfies Record<WeeklyGoalStatus, object>;

/** Passes false because the current week hasn't ended, so an open goal is still in progress. */
const statusOf = (goal: WeeklyGoal) => weeklyGoalStatus(goal, false);

/** This week's goals and their progress. */
export function WeeklyGoalsPanel({ goals }: { goals: readonly WeeklyGoal[] }) {
  const completed = goals.filter((goal) => statusOf(goal) === 'completed').length;
  return (
    <Panel
      title="Weekly Goals"
      {...(goals.length > 0 && {
        folded: `${formatNumber(completed)} of ${formatNumber(goals.length)} completed`,
      })}
    >
      {goals.length === 0 && <NoPlanNotice what="No goals this week" />}
      <RowList>
        {goals.map((goal) => (
          <Row key={goal.id} end={<StatusBadge {...statusStyles[statusOf(goal)]} />}>
            <Box sx={{ pr: { sm: 2 } }}>
              <LabeledBar
                label={isolated(goal.title)}
                value={`${formatNumber(goal.completed)} of ${formatNumber(goal.target)}`}
                percent={progressPercent(goal.completed, goal.target)}
                color={`status.${goalProgressBand(progressPercent(goal.completed, goal.target))}`}
              />
            </Box>
          </Row>
        ))}
      </RowList>
    </Panel>
  );
}
