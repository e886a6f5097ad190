import { useMemo } from 'react';
import { useVisitState, visitKey } from '@/data/visit';
import type { GoalKind, GoalTemplate } from '@/domain/dashboard/detail';
import { type Goal, type GoalDraft, goalFrom, goalOfDraft } from '@/domain/dashboard/goals/goals';
import type { TabProps } from '../tabProps';
import { visitScope } from '../useDashboard';
import type { IsoDay } from '@/lib/calendar';

const goalsKey = visitKey<readonly Goal[]>();

/** The goals of the visit: the sample's at first, as the log measures them, then whatever was added and changed. */
export function useGoals({ family, record, detail }: TabProps, today: IsoDay) {
  const { asOf } = family;
  const samples = useMemo(
    () => detail.goals.map((sample) => goalFrom(sample, record.log, asOf)),
    [detail, record, asOf],
  );
  const [goals, change] = useVisitState(goalsKey, samples, visitScope(family, record));
  return {
    goals,
    /** Adds what a faultless draft describes. Goals are never removed, so their count makes a new id. */
    create: (draft: GoalDraft, kind: GoalKind) =>
      change((was) => {
        const rest = {
          id: `own-${was.length + 1}`,
          kind,
          currentProgress: 0,
          startDay: asOf.day,
          startValue: 0,
        };
        return [...was, goalOfDraft(draft, rest, today)];
      }),
    edit: (goal: Goal, draft: GoalDraft) =>
      change((was) => was.map((each) => (each.id === goal.id ? goalOfDraft(draft, each, today) : each))),
    /** Adds a recommended goal, unless it is there already. */
    take: (recommended: GoalTemplate) =>
      change((was) =>
        was.some((each) => each.id === recommended.id)
          ? was
          : [...was, goalFrom(recommended, record.log, asOf)],
      ),
  };
}
