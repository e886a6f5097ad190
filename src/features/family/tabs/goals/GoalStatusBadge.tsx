import { type GoalStatus, goalStatusLabels } from '@/domain/dashboard/goals/goals';
import { StatusBadge } from '@/ui/marks/StatusBadge';

const tones = { completed: 'good', 'in-progress': 'fair', 'at-risk': 'risk' } as const;

export function GoalStatusBadge({ status }: { status: GoalStatus }) {
  return <StatusBadge tone={tones[status]} word={goalStatusLabels[status]} />;
}
