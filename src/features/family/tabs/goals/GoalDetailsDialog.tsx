import { isolated } from '@/lib/text/isolated';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  daysRemaining,
  daysRemainingText,
  type Goal,
  goalKindLabels,
  goalStatus,
  priorityLabels,
} from '@/domain/dashboard/goals/goals';
import type { IsoDay } from '@/lib/dates/calendar';
import { formatAmount, formatDate } from '@/lib/text/format';
import { DetailsDialog } from '@/ui/controls/dialogs/DetailsDialog';
import { GoalPace } from './GoalPace';
import { GoalStatusBadge } from './GoalStatusBadge';

interface GoalDetailsDialogProps {
  readonly goal: Goal;
  readonly today: IsoDay;
  readonly onClose: () => void;
}

export function GoalDetailsDialog({ goal, today, onClose }: GoalDetailsDialogProps) {
  const facts = [
    ['Kind', goalKindLabels[goal.kind]],
    ['Priority', priorityLabels[goal.priority]],
    ['So far', formatAmount(goal.currentProgress)],
    ['Target', formatAmount(goal.targetValue)],
    ['Still to go', formatAmount(Math.max(0, goal.targetValue - goal.currentProgress))],
    ['Set on', formatDate(goal.startDay)],
    ['At the start', formatAmount(goal.startValue)],
    ['Target date', formatDate(goal.targetDate)],
    ['Days remaining', daysRemainingText(daysRemaining(goal.targetDate, today))],
  ] as const;
  return (
    <DetailsDialog title={isolated(goal.title)} label="Details" onClose={onClose}>
      <GoalStatusBadge status={goalStatus(goal, today)} />
      {goal.description !== '' && (
        <Typography sx={{ mt: 2, whiteSpace: 'pre-line' }}>
          <bdi>{goal.description}</bdi>
        </Typography>
      )}
      <Box sx={{ mt: 3 }}>
        <GoalPace goal={goal} today={today} />
      </Box>
      <Box component="dl" sx={{ m: 0, mt: 2 }}>
        {facts.map(([term, text]) => (
          <Box
            key={term}
            sx={{
              display: 'flex',
              justifyContent: 'space-between',
              gap: 2,
              py: 1.25,
              borderTop: 1,
              borderColor: 'divider',
              '&:first-of-type': { borderTop: 0 },
            }}
          >
            <Typography component="dt" color="textSecondary">
              {term}
            </Typography>
            <Typography component="dd" sx={{ m: 0, fontWeight: 550, textAlign: 'right' }}>
              {text}
            </Typography>
          </Box>
        ))}
      </Box>
    </DetailsDialog>
  );
}
