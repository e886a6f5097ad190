import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type MouseEvent, useId } from 'react';
import { isolated } from '@/lib/text/isolated';
import {
  daysRemaining,
  daysRemainingText,
  type Goal,
  goalStatus,
  goalStatusLabels,
  priorityLabels,
} from '@/domain/dashboard/goals/goals';
import { formatDate } from '@/lib/text/format';
import type { IsoDay } from '@/lib/dates/calendar';
import { StatusBadge } from '@/ui/marks/StatusBadge';
import { GoalProgress } from './GoalProgress';

interface GoalCardProps {
  readonly goal: Goal;
  readonly today: IsoDay;
  /** As in `goalPaceText`. */
  readonly hasForecast: boolean;
  /** Opens the goal's form; null for a read-only goal. */
  readonly onEdit: ((event: MouseEvent<HTMLElement>) => void) | null;
  readonly onView: (event: MouseEvent<HTMLElement>) => void;
}

/** One goal: what it is, its progress, the time left, and buttons to edit it and to view its details. */
export function GoalCard({ goal, today, hasForecast, onEdit, onView }: GoalCardProps) {
  const titleId = useId();
  return (
    <Card component="section" aria-labelledby={titleId} sx={{ display: 'flex', flexDirection: 'column' }}>
      <CardContent sx={{ flexGrow: 1, display: 'flex', flexDirection: 'column' }}>
        <Stack direction="row" spacing={1} sx={{ alignItems: 'center', justifyContent: 'space-between' }}>
          <Typography variant="secondary">{`${priorityLabels[goal.priority]} priority`}</Typography>
          <StatusBadge status={goalStatusLabels[goalStatus(goal, today)]} />
        </Stack>
        <Typography id={titleId} variant="h3" component="h2" sx={{ mt: 1.5 }}>
          <bdi>{goal.title}</bdi>
        </Typography>
        {/* Pushes the rest to the bottom of the card, so that the bars of a row align. */}
        <Typography variant="secondary" sx={{ mt: 0.5, mb: 2.5, flexGrow: 1, whiteSpace: 'pre-line' }}>
          <bdi>{goal.description}</bdi>
        </Typography>
        <GoalProgress goal={goal} today={today} hasForecast={hasForecast} labelId={titleId} />
        <Stack component="dl" direction="row" sx={{ m: 0, mt: 2, flexWrap: 'wrap', columnGap: 4, rowGap: 1 }}>
          <Fact term="Days remaining">{daysRemainingText(daysRemaining(goal.targetDate, today))}</Fact>
          <Fact term="Target date">{formatDate(goal.targetDate)}</Fact>
        </Stack>
      </CardContent>
      <CardActions>
        {onEdit !== null && (
          <Button variant="outlined" onClick={onEdit} aria-label={`Edit Goal: ${isolated(goal.title)}`}>
            Edit Goal
          </Button>
        )}
        <Button onClick={onView} aria-label={`View Details: ${isolated(goal.title)}`}>
          View Details
        </Button>
      </CardActions>
    </Card>
  );
}

function Fact({ term, children }: { term: string; children: string }) {
  return (
    <div>
      <Typography component="dt" variant="secondary">
        {term}
      </Typography>
      <Typography component="dd" variant="strong" sx={{ '&::first-letter': { textTransform: 'uppercase' } }}>
        {children}
      </Typography>
    </div>
  );
}
