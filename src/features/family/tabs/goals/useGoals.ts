import { useMemo } from 'react';
import { useLearnerSetup } from '@/data/record/setup/useLearnerSetup';
import { useVisitState, createVisitKey } from '@/data/visitState';
import { type Goal, type GoalDraft, goalWithProgress, goalFromDraft } from '@/domain/dashboard/goals/goals';
import type { GoalKind, LearnerGoal } from '@/domain/learner/learner-goal';
import { newId } from '@/lib/browser/newId';
import { useDashboardAccess } from '../../frame/originContext';
import type { DashboardTabProps } from '../../frame/dashboardTabProps';
import type { ChangeOutcome } from '../changeOutcomeText';
import { learnerVisitKey } from '../../frame/useDashboard';

const goalsKey = createVisitKey<readonly LearnerGoal[]>();

type SaveGoal = (goal: LearnerGoal) => Promise<ChangeOutcome>;

/** Saves changes to a sample's goals for the visit only. */
function useVisitGoals({ family, learner }: DashboardTabProps): readonly [readonly LearnerGoal[], SaveGoal] {
  const [set, change] = useVisitState(goalsKey, learner.goals, learnerVisitKey(family, learner));
  const save: SaveGoal = (goal) => {
    change((was) =>
      was.some(({ id }) => id === goal.id)
        ? was.map((each) => (each.id === goal.id ? goal : each))
        : [...was, goal],
    );
    return Promise.resolve({ state: 'visit' });
  };
  return [set, save];
}

/**
 * A learner's goals with their current progress, and functions to change them. Changes to a sample's goals last for the visit;
 * changes to this device's goals are saved in its record.
 */
export function useGoals(props: DashboardTabProps) {
  const { family, learner } = props;
  const { asOf } = family;
  const isOwn = useDashboardAccess() === 'own';
  const [ofVisit, saveForVisit] = useVisitGoals(props);
  const { saveGoal } = useLearnerSetup();
  const set = isOwn ? learner.goals : ofVisit;
  const save: SaveGoal = isOwn ? saveGoal : saveForVisit;
  const goals = useMemo(() => set.map((goal) => goalWithProgress(goal, learner, asOf)), [set, learner, asOf]);
  return {
    goals,
    /** Adds the goal that a valid draft describes. */
    create: (draft: GoalDraft, kind: GoalKind) =>
      save(
        goalFromDraft(
          draft,
          { id: newId(), kind, setOn: asOf.day, measure: { kind: 'noted', start: 0, now: 0 } },
          asOf.day,
        ),
      ),
    edit: (goal: Goal, draft: GoalDraft) =>
      save(goalFromDraft(draft, { ...goal, setOn: goal.startDay }, asOf.day)),
    /** Adds a recommended goal unchanged. */
    take: save,
  };
}
