/** Edge cases of the sample for tests: long names, no data, a lot of data, and extreme percentages. */
import { sectionOfTopic, type TopicCount } from '@/domain/learner/topic-count';
import { type AsOf, asOfEvening } from '@/domain/dashboard/as-of';
import { type LearnerSession } from '@/domain/learner/learner-session';
import type { Family } from '@/domain/dashboard/figures';
import { plannedActivitySection } from '@/domain/learner/learner-plan';
import { noTargets } from '@/domain/learner/learner-profile';
import type { Learner } from '@/domain/learner/learner';
import { addDays } from '@/lib/dates/calendar';
import { localEpochMs } from '@/lib/dates/localTime';
import { buildSampleLearner } from './sampleChild';
import { reportedFullTest } from './reportedTests';
import { mayaSampleChild } from './mayaSampleChild';

/** Fixed, so that tests don't depend on the current date. */
export const variantAsOf: AsOf = asOfEvening('2026-11-15');

const sample = buildSampleLearner(mayaSampleChild, variantAsOf);
const { profile } = sample;
const only = (id: string, learner: Learner): Family => ({ id, asOf: variantAsOf, children: [learner] });

/** The topic with the longest name in each section. */
const longTopics = {
  verbal: 'analogy-characteristic',
  quantitative: 'math-probability',
  reading: 'reading-figurative',
} as const;

/** Names of forty characters, and the longest topics. */
export const longNamesFamily = only('long-names', {
  ...sample,
  profile: {
    ...profile,
    nickname: 'Maximiliana-Josephine Wolverton-Ashcombe',
    schools: [{ name: 'The Academy of St. Bartholomew-in-Fields', targetPercentile: 85 }, ...profile.schools],
  },
  sessions: sample.sessions.map((session) => ({
    ...session,
    topics: session.topics.map((count) => ({ ...count, topic: longTopics[sectionOfTopic(count.topic)] })),
  })),
  weeklyGoals: sample.weeklyGoals.map((goal) => ({
    ...goal,
    title: 'Read long passages of nineteenth-century fiction against the clock',
  })),
});

/** A child on the first day, without tests, sessions, a plan, or goals. */
export const firstDayFamily = only('first-day', {
  ...sample,
  profile: { ...profile, schools: [] },
  sessions: [],
  tests: [],
  plan: null,
  goals: [],
  weeklyGoals: [],
});

function sessionAt(daysAgo: number, hour: number): LearnerSession {
  const at = localEpochMs(addDays(variantAsOf.day, -daysAgo), hour * 60);
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
  reportedFullTest(
    localEpochMs(addDays(variantAsOf.day, -daysAgo), 9 * 60),
    { verbal: score, quantitative: score, reading: score },
    percentile,
  );

/** A year without a day off, fifty tests, and more hours than the goal. */
export const busyFamily = only('busy', {
  ...sample,
  sessions: Array.from({ length: 365 }, (_, index) => [
    sessionAt(364 - index, 6),
    sessionAt(364 - index, 16),
  ]).flat(),
  tests: Array.from({ length: 50 }, (_, index) =>
    testAt(7 * (49 - index) + 1, 740 + index, 50 + Math.floor(index / 2)),
  ),
});

const allRight = ({ topic, answered, repeats }: TopicCount): TopicCount => ({
  topic,
  answered,
  right: answered,
  ...(repeats && { repeats: { answered: repeats.answered, right: repeats.answered } }),
});

const noneRight = ({ topic, answered, repeats }: TopicCount): TopicCount => ({
  topic,
  answered,
  right: 0,
  ...(repeats && { repeats: { answered: repeats.answered, right: 0 } }),
});

/** Every value at an end of its scale: lowest and falling scores, plans at 0 and 100 percent, no correct answers. */
export const extremesFamily = only('extremes', {
  ...sample,
  plan: {
    restDays: [],
    entries: (sample.plan?.entries ?? []).map((entry) => ({
      ...entry,
      status:
        entry.day <= variantAsOf.day && plannedActivitySection(entry.activity) === 'verbal' ? 'done' : 'open',
    })),
  },
  sessions: sample.sessions.map((session) => ({
    ...session,
    topics: session.topics.map((count) =>
      session.at > localEpochMs(addDays(variantAsOf.day, -28)) ? noneRight(count) : allRight(count),
    ),
  })),
  tests: [testAt(30, 800, 99), testAt(1, 500, 1)],
  goals: sample.goals.map((goal, index) => ({
    ...goal,
    measure: { kind: 'noted', start: 0, now: goal.targetValue * (index % 3) },
  })),
  weeklyGoals: sample.weeklyGoals.map((goal) => ({ ...goal, of: {}, target: 1 })),
});

const nothingKnown = {
  profile: {
    id: 'unknown',
    nickname: null,
    grade: null,
    level: 'upper',
    testDay: null,
    targets: noTargets,
    schools: [],
    weeklyMinutes: null,
    stretchMinutes: null,
  },
  plan: null,
  goals: [],
  weeklyGoals: [],
  notes: [],
  settings: null,
  readUntil: 0,
  testAnxiety: null,
} as const;

/** Tests and practice of a learner without a profile. */
export const unknownLearnerFamily = only('unknown', {
  ...nothingKnown,
  sessions: sample.sessions,
  tests: sample.tests,
});

/** A learner without a profile, tests, or practice. */
export const blankFamily = only('blank', { ...nothingKnown, sessions: [], tests: [] });

export const sampleVariants = {
  longNames: longNamesFamily,
  firstDay: firstDayFamily,
  busy: busyFamily,
  extremes: extremesFamily,
  unknown: unknownLearnerFamily,
  blank: blankFamily,
} as const;
