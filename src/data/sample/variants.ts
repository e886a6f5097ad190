/** The sample at its edges, for tests: long names, nothing yet, a great deal, and percentages at their ends. */
import { type AsOf, eveningOf } from '@/domain/dashboard/clock';
import type { ChildDetail } from '@/domain/dashboard/detail';
import { type LearnerSession, sectionOfTopic } from '@/domain/learner/session';
import type { ChildRecord, Family } from '@/domain/dashboard/records';
import { addDays } from '@/lib/calendar';
import { localMs } from '@/lib/localTime';
import { detailsOf } from './details';
import { recordOf } from './child';
import { reportedFull } from './reported';
import { oneTest as oneTestFamily } from './families/one-test';
import { maya } from './maya';
import { theo } from './theo';

/** The Sunday that the variants stand on: tests look at them on any day. */
export const variantAsOf: AsOf = eveningOf('2026-11-15');

const sample = recordOf(maya, variantAsOf);
const only = (id: string, record: ChildRecord): Family => ({ id, asOf: variantAsOf, children: [record] });

/** The topic of each section with the longest name. */
const longTopics = {
  verbal: 'analogy-characteristic',
  quantitative: 'math-probability',
  reading: 'reading-figurative',
} as const;

/** Names of forty characters, and the longest topics. */
export const longNames = only('long-names', {
  ...sample,
  child: {
    ...sample.child,
    name: 'Maximiliana-Josephine Wolverton-Ashcombe',
    targetSchool: 'The Academy of St. Bartholomew-in-Fields',
  },
  log: {
    ...sample.log,
    sessions: sample.log.sessions.map((session) => ({
      ...session,
      topics: session.topics.map((count) => ({ ...count, topic: longTopics[sectionOfTopic(count.topic)] })),
    })),
  },
  upcoming: sample.upcoming.map((test) => ({
    ...test,
    title: 'Reading comprehension: long social-studies passages, second set',
  })),
  weeklyGoals: sample.weeklyGoals.map((goal) => ({
    ...goal,
    title: 'Read long passages of nineteenth-century fiction against the clock',
  })),
});

/** A child on the first day: no test, no study, no activity. */
export const firstDay = only('first-day', {
  ...sample,
  log: { sessions: [], tests: [] },
  upcoming: [],
  weeklyGoals: [],
});

function sessionAt(daysAgo: number, hour: number): LearnerSession {
  const at = localMs(addDays(variantAsOf.day, -daysAgo), hour * 60);
  const isMath = hour < 12;
  return {
    id: String(at),
    at,
    minutes: 135,
    section: isMath ? 'quantitative' : 'verbal',
    kind: 'drill',
    topics: [{ topic: isMath ? 'math-percent' : 'synonyms', answered: 50, right: 50 }],
  };
}

const testAt = (daysAgo: number, score: number, percentile: number) =>
  reportedFull(
    localMs(addDays(variantAsOf.day, -daysAgo), 9 * 60),
    { verbal: score, quantitative: score, reading: score },
    percentile,
  );

/** A year without a day off, fifty tests, and more hours than the goal asks for. */
export const busy = only('busy', {
  ...sample,
  log: {
    sessions: Array.from({ length: 365 }, (_, index) => [
      sessionAt(364 - index, 6),
      sessionAt(364 - index, 16),
    ]).flat(),
    tests: Array.from({ length: 50 }, (_, index) =>
      testAt(7 * (49 - index) + 1, 740 + index, 50 + Math.floor(index / 2)),
    ),
  },
});

/** Everything at an end of its scale: scores at the bottom and falling, plans at 0 and 100 percent, nothing right. */
export const extremes = only('extremes', {
  ...sample,
  plan: { ...sample.plan, lessons: { verbal: 1, quantitative: 1000, reading: 1, writing: 1000 } },
  log: {
    sessions: sample.log.sessions.map((session) => ({
      ...session,
      topics: session.topics.map((count) => ({
        ...count,
        right: session.at > localMs(addDays(variantAsOf.day, -28)) ? 0 : count.answered,
      })),
    })),
    tests: [testAt(30, 800, 99), testAt(1, 500, 1)],
  },
  weeklyGoals: sample.weeklyGoals.map((goal) => ({ ...goal, of: {}, target: 1 })),
});

/** All of them by name. */
export const variants = { longNames, firstDay, busy, extremes } as const;

/** The details that belong to a variant: no wishes on the first day, goals at every stage at the ends of the scale. */
export async function variantDetail({ child, log }: ChildRecord): Promise<ChildDetail | null> {
  const known =
    child.id === 'maya' ? detailsOf(maya, theo).maya : (await oneTestFamily.loadDetails())[child.id];
  if (known === undefined) return null;
  if (log.tests.length === 0) return { ...known, schools: [], goals: [], recommendedGoals: [] };
  return {
    ...known,
    goals: known.goals.map((goal, index) => ({
      ...goal,
      measure: { kind: 'noted', start: 0, now: goal.targetValue * (index % 3) },
    })),
  };
}
