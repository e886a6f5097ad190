import { useMemo } from 'react';
import { useVisitState, visitKey } from '@/data/visit';
import { type Goal, type GoalDraft, goalFrom, goalOfDraft } from '@/domain/dashboard/goals/goals';
import type { GoalKind, LearnerGoal } from '@/domain/learner/goal';
import type { TabProps } from '../tabProps';
import { visitScope } from '../useDashboard';
import type { IsoDay } from '@/lib/calendar';

const goalsKey = visitKey<readonly LearnerGoal[]>();

/** The goals of the visit: the record's at first, as the log measures them, then whatever was added and changed. */
export function useGoals({ family, record }: TabProps, today: IsoDay) {
  const { asOf } = family;
  const [set, change] = useVisitState(goalsKey, record.goals, visitScope(family, record));
  const goals = useMemo(() => set.map((goal) => goalFrom(goal, record, asOf)), [set, record, asOf]);
  return {
    goals,
    /** Adds what a faultless draft describes. Goals are never removed, so their count makes a new id. */
    create: (draft: GoalDraft, kind: GoalKind) =>
      change((was) => {
        const measure = { kind: 'noted', start: 0, now: 0 } as const;
        const rest = { id: `own-${was.length + 1}`, kind, setOn: asOf.day, measure };
        return [...was, goalOfDraft(draft, rest, today)];
      }),
    edit: ({ id }: Goal, draft: GoalDraft) =>
      change((was) => was.map((each) => (each.id === id ? goalOfDraft(draft, each, today) : each))),
    /** Adds a recommended goal, unless it is there already. */
    take: (recommended: LearnerGoal) =>
      change((was) => (was.some((each) => each.id === recommended.id) ? was : [...was, recommended])),
  };
}
