/** The goals that are offered to a sample child: those that fit the plan, the days that are left, and what is under way. */
import type { GoalTemplate } from '@/domain/dashboard/detail';
import { countsTheSame } from '@/domain/dashboard/goals/measures';
import type { SampleChild } from './child';

interface Offer {
  readonly goal: Omit<GoalTemplate, 'setDaysAgo'>;
  /** In fewer days than this it can't be reached. */
  readonly leastDays: number;
}

const offersFor = ({ weeklyTargetHours: hours }: SampleChild): readonly Offer[] => [
  {
    leastDays: 14,
    goal: {
      id: 'rec-1',
      kind: 'academic',
      title: 'Solve rate problems without errors',
      description: 'Six sessions on word problems with rates, each checked to the last step.',
      dueInDays: 28,
      measure: { kind: 'sessions', of: { topic: 'math-rate' } },
      targetValue: 6,
      priority: 'medium',
    },
  },
  {
    leastDays: 42,
    goal: {
      id: 'rec-2',
      kind: 'academic',
      title: 'Write six timed essays',
      description: 'One a week: 25 minutes to write, then read aloud and revised.',
      dueInDays: 42,
      measure: { kind: 'sessions', of: { kind: 'essay' } },
      targetValue: 6,
      priority: 'low',
    },
  },
  {
    leastDays: 33,
    goal: {
      id: 'rec-3',
      kind: 'habits',
      title: 'Go back to old mistakes 15 times',
      description: 'Three sessions a week that repeat what went wrong before.',
      dueInDays: 35,
      measure: { kind: 'sessions', of: { kind: 'mistakes' } },
      targetValue: 15,
      priority: 'low',
    },
  },
  {
    leastDays: 28,
    goal: {
      id: 'rec-4',
      kind: 'habits',
      title: `Four weeks of ${hours} hours`,
      description: `${hours} hours or more in each of them, days of rest kept.`,
      dueInDays: 42,
      measure: { kind: 'weeks', hours },
      targetValue: 4,
      priority: 'medium',
    },
  },
  {
    leastDays: 14,
    goal: {
      id: 'rec-5',
      kind: 'long-term',
      title: 'Visit three schools',
      description: 'Sit in on a class and speak with a student at each.',
      dueInDays: 70,
      measure: { kind: 'noted', start: 0, now: 0 },
      targetValue: 3,
      priority: 'medium',
    },
  },
  {
    leastDays: 14,
    goal: {
      id: 'rec-6',
      kind: 'habits',
      title: 'Write down mistakes on 12 days',
      description: 'Each wrong answer of the day, and why it was wrong, noted by the family.',
      dueInDays: 21,
      measure: { kind: 'noted', start: 0, now: 0 },
      targetValue: 12,
      priority: 'medium',
    },
  },
];

/** What may be offered beside a child's goals, due by the test day at the latest. */
export function recommendedFor(
  child: SampleChild,
  goals: readonly Pick<GoalTemplate, 'measure'>[],
): readonly GoalTemplate[] {
  return offersFor(child)
    .filter(({ leastDays }) => leastDays <= child.testInDays)
    .map(({ goal }) => ({
      ...goal,
      setDaysAgo: 0,
      dueInDays: Math.min(goal.dueInDays, child.testInDays),
    }))
    .filter(({ measure }) => !goals.some((goal) => countsTheSame(goal.measure, measure)));
}
