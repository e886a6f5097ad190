import CheckOutlined from '@mui/icons-material/CheckOutlined';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import type { LearnerGoal } from '@/domain/learner/learner-goal';
import { priorityLabels } from '@/domain/dashboard/goals/goals';
import { daysBetween } from '@/lib/dates/calendar';
import { formatAmount, formatCount } from '@/lib/text/format';
import { EmptyState } from '@/ui/cards/EmptyState';
import { focusElement } from '@/ui/page/useFocusOnChange';
import { Panel } from '@/ui/cards/Panel';
import { Row, RowList } from '@/ui/cards/RowList';

interface RecommendedGoalsProps {
  readonly recommended: readonly LearnerGoal[];
  readonly isTaken: (goal: LearnerGoal) => boolean;
  readonly onTake: (goal: LearnerGoal) => void;
}

/** Recommended goals, each of which can be added once, without changes. */
export function RecommendedGoals({ recommended, isTaken, onTake }: RecommendedGoalsProps) {
  return (
    <Panel
      title="Recommended Goals"
      {...(recommended.length > 0 && { summary: 'Add one as it is; you can change it later.' })}
    >
      {recommended.length === 0 ? (
        <EmptyState
          preview={null}
          title="No goals are recommended here"
          text="Use Add New Goal to add your own at any time."
        />
      ) : (
        <RowList>
          {recommended.map((goal) => (
            <Recommended key={goal.id} goal={goal} taken={isTaken(goal)} onTake={() => onTake(goal)} />
          ))}
        </RowList>
      )}
    </Panel>
  );
}

function Recommended({ goal, taken, onTake }: { goal: LearnerGoal; taken: boolean; onTake: () => void }) {
  const title = useRef<HTMLHeadingElement>(null);
  const take = () => {
    onTake();
    // The button is about to be disabled, so the goal's title receives focus, and Tab continues from there.
    focusElement(title.current);
  };
  return (
    <Row
      end={
        <Button
          variant="outlined"
          disabled={taken}
          onClick={take}
          aria-label={`${taken ? 'Added' : 'Add This Goal'}: ${goal.title}`}
          sx={{ '&.Mui-disabled': { color: 'text.secondary' } }}
          {...(taken && { startIcon: <CheckOutlined /> })}
        >
          <span>{taken ? 'Added' : 'Add This Goal'}</span>
        </Button>
      }
    >
      <Typography ref={title} component="h3" variant="strong">
        {goal.title}
      </Typography>
      <Typography variant="body2">{goal.description}</Typography>
      <Typography variant="secondary">
        {`Target ${formatAmount(goal.targetValue)} in ${formatCount(daysBetween(goal.setOn, goal.dueOn), 'day')} \u00b7 ${priorityLabels[goal.priority]} priority`}
      </Typography>
    </Row>
  );
}
