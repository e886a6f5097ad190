import { useVisitState, visitKey } from '@/data/visit';
import type { GoalKind, GoalTemplate } from '@/domain/family/detail';
import { type Goal, type GoalDraft, goalFrom, goalOfDraft } from '@/domain/family/goals';
import type { IsoDay } from '@/lib/calendar';

const goalsKey = visitKey<readonly Goal[]>();

/** The goals of the visit: the sample's at first, then whatever was added and changed. */
export function useGoals(samples: readonly GoalTemplate[], today: IsoDay) {
  const [goals, change] = useVisitState(goalsKey, () => samples.map((sample) => goalFrom(sample, today)));
  return {
    goals,
    /** Adds what a faultless draft describes. Goals are never removed, so their count makes a new id. */
    create: (draft: GoalDraft, kind: GoalKind) =>
      change((was) => [
        ...was,
        goalOfDraft(draft, { id: `own-${was.length + 1}`, kind, currentProgress: 0 }, today),
      ]),
    edit: (goal: Goal, draft: GoalDraft) =>
      change((was) => was.map((each) => (each.id === goal.id ? goalOfDraft(draft, each, today) : each))),
    /** Adds a recommended goal, unless it is there already. */
    take: (recommended: GoalTemplate) =>
      change((was) =>
        was.some((each) => each.id === recommended.id) ? was : [...was, goalFrom(recommended, today)],
      ),
  };
}
