/** Goals recommended to a learner, based on weak topics, the days until the SSAT, and existing goals. */
import { addDays, daysBetween } from '@/lib/dates/calendar';
import { formatDecimalHours, uncapitalize } from '@/lib/text/format';
import type { GoalMeasure, LearnerGoal } from '@/domain/learner/learner-goal';
import type { Learner } from '@/domain/learner/learner';
import { topicLabel } from '@/domain/learner/topic-count';
import type { AsOf } from '@/domain/dashboard/as-of';
import { priorityTopics } from '@/domain/dashboard/practice/priority-topics';
import { findStudyConcerns } from '@/domain/dashboard/answer/study-concerns';
import { loggedWeeks, studyHoursInWeeks } from '@/domain/dashboard/study/logged-weeks';
import { weeksInRange } from '@/domain/dashboard/study/study-range';
import { weeklyTargetHoursOf } from '@/domain/dashboard/study/weekly-target';
import { isSameMeasure } from './goal-measure';

interface Offer {
  readonly goal: Omit<LearnerGoal, 'setOn' | 'dueOn'>;
  readonly days: number;
  /** Minimum number of days until the SSAT. With fewer, the goal isn't offered, because it couldn't be reached. */
  readonly leastDays: number;
}

function offersFor(learner: Learner, asOf: AsOf): readonly Offer[] {
  const isPlanTooLarge = findStudyConcerns(learner, asOf).some(({ kind }) => kind === 'smaller plan');
  return [
    ...(isPlanTooLarge ? [] : practiceOffers(learner, asOf)),
    ...weeksOffer(learner, isPlanTooLarge, asOf),
    {
      days: 70,
      leastDays: 14,
      goal: {
        id: 'rec-schools',
        kind: 'long-term',
        title: 'Visit three schools',
        description: 'Sit in on a class and speak with a student at each.',
        measure: { kind: 'noted', start: 0, now: 0 },
        targetValue: 3,
        priority: 'medium',
      },
    },
    ...(isPlanTooLarge
      ? []
      : [
          {
            days: 21,
            leastDays: 14,
            goal: {
              id: 'rec-notes',
              kind: 'habits',
              title: 'Write down mistakes on 12 days',
              description: 'On those days, the family writes down every wrong answer and why it was wrong.',
              measure: { kind: 'noted', start: 0, now: 0 },
              targetValue: 12,
              priority: 'medium',
            },
          } as const,
        ]),
  ];
}

/** Offers more practice: on the most urgent topic, in writing, and on old mistakes. */
function practiceOffers(learner: Learner, asOf: AsOf): readonly Offer[] {
  const [first] = priorityTopics(learner, asOf);
  return [
    ...(first === undefined
      ? []
      : [
          {
            days: 28,
            leastDays: 14,
            goal: {
              id: `rec-topic-${first.topic}`,
              kind: 'academic',
              title: `Eight sessions on ${uncapitalize(topicLabel(first.topic))}`,
              description:
                'Do two a week on the most urgent weak topic. Read why each wrong choice is tempting.',
              measure: { kind: 'sessions', of: { topic: first.topic } },
              targetValue: 8,
              priority: first.priority,
            },
          } as const,
        ]),
    {
      days: 42,
      leastDays: 42,
      goal: {
        id: 'rec-essays',
        kind: 'academic',
        title: 'Write six timed essays',
        description: 'Write one a week in 25 minutes, then read it aloud and revise it.',
        measure: { kind: 'sessions', of: { kind: 'essay' } },
        targetValue: 6,
        priority: 'low',
      },
    },
    {
      days: 35,
      leastDays: 33,
      goal: {
        id: 'rec-mistakes',
        kind: 'habits',
        title: '15 mistake reviews',
        description: 'Do three a week on what went wrong before.',
        measure: { kind: 'sessions', of: { kind: 'mistakes' } },
        targetValue: 15,
        priority: 'low',
      },
    },
  ];
}

/**
 * Offers four weeks of the weekly target or, if most of the plan was missed, four of the hours that were possible lately: a goal
 * that asks for more would contradict the advice to plan less.
 */
function weeksOffer(learner: Learner, isPlanTooLarge: boolean, asOf: AsOf): readonly Offer[] {
  const target = weeklyTargetHoursOf(learner.profile);
  const lately = weeksInRange(loggedWeeks(learner, asOf), 'month');
  const hours = isPlanTooLarge
    ? Math.max(1, Math.round(studyHoursInWeeks(lately) / Math.max(1, lately.length)))
    : target;
  if (hours === null) return [];
  const text = formatDecimalHours(hours);
  return [
    {
      days: 42,
      leastDays: 28,
      goal: {
        id: 'rec-weeks',
        kind: 'habits',
        title: `Four ${text}-hour weeks`,
        description: isPlanTooLarge
          ? 'This is about as much as in recent weeks. Finish a small plan first, then make a larger one.'
          : `${text} hours or more each week, rest days included.`,
        measure: { kind: 'weeks', hours },
        targetValue: 4,
        priority: isPlanTooLarge ? 'high' : 'medium',
      },
    },
  ];
}

/** Returns recommended goals that don't duplicate the learner's own. They start today and are due no later than test day. */
export function recommendedGoals(learner: Learner, asOf: AsOf): readonly LearnerGoal[] {
  const { testDay } = learner.profile;
  const left = testDay === null ? Infinity : daysBetween(asOf.day, testDay);
  return offersFor(learner, asOf)
    .filter(({ leastDays }) => leastDays <= left)
    .map(({ days, goal }) => ({
      ...goal,
      setOn: asOf.day,
      dueOn: addDays(asOf.day, Math.min(days, left)),
    }))
    .filter(({ measure }) => !isCovered(measure, learner));
}

/** A weekly goal of the same kind is the same offer, week by week. */
function isCovered(measure: GoalMeasure, { goals, weeklyGoals }: Learner): boolean {
  if (goals.some((goal) => isSameMeasure(goal.measure, measure))) return true;
  if (measure.kind !== 'sessions' || measure.of.kind === undefined) return false;
  return weeklyGoals.some(({ of }) => of.kind === measure.of.kind);
}
