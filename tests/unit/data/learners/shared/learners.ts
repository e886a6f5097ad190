/** Learners: a day, a week, and a year of seeded practice, and arbitrary ones that the types allow. */
import { timings } from '@/domain/exam/test/timing';
import * as fc from 'fast-check';
import { fullFormIds } from '@/domain/exam/test/blueprint';
import { levelIds } from '@/domain/exam/level/level-id';
import { testLevels } from '@/domain/exam/level/test-levels';
import { bandPercentiles, sectionBand } from '@/domain/exam/report/estimate';
import { scoredSections } from '@/domain/exam/test/scored-sections';
import { goalKinds, type LearnerGoal, priorities, type WeeklyGoalPlan } from '@/domain/learner/learner-goal';
import { entryStatuses, type PlannedEntry } from '@/domain/learner/learner-plan';
import type { TimelineNote } from '@/domain/learner/timeline-note';
import { distractorKinds } from '@/domain/exam/items/distractor';
import type { LearnerTest } from '@/domain/learner/learner-test';
import { noTargets } from '@/domain/learner/learner-profile';
import type { Learner } from '@/domain/learner/learner';
import type { SectionScore } from '@/domain/learner/section-score';
import type { LearnerSession } from '@/domain/learner/learner-session';
import type { ReportedTest } from '@/domain/learner/setup';
import { testFromReport } from '@/domain/learner/sitting';
import { allTopics, topicsOfSection } from '@/domain/plan/topics/topics';
import { namedSections } from '@/domain/section-names';
import { addDays, type IsoDay } from '@/lib/dates/calendar';
import { localDayAt } from '@/lib/dates/localTime';
import { type Random, seededRandom } from '@/lib/random';

/** Monday, November 23, 2026, at noon in London: the same day nearly everywhere. */
export const now = Date.UTC(2026, 10, 23, 12, 5, 12, 345);
const dayMs = 86_400_000;
export const today = localDayAt(now);

export const emptyLearner: Learner = {
  profile: {
    id: 'ana',
    nickname: 'Ana',
    grade: 8,
    level: 'upper',
    testDay: addDays(today, 47),
    targets: { ...noTargets, total: 2100 },
    schools: [{ name: 'Norcott School', targetPercentile: 80 }],
    weeklyMinutes: 360,
    stretchMinutes: null,
  },
  sessions: [],
  tests: [],
  plan: null,
  goals: [],
  weeklyGoals: [],
  notes: [],
  settings: null,
  readUntil: 0,
  testAnxiety: null,
};

/** Generates IDs in the record's format for attempts. */
const attemptIdBy = (random: Random) =>
  Array.from({ length: 16 }, () => random.integer(0, 255).toString(16).padStart(2, '0')).join('');

function estimateBy(random: Random, section: (typeof scoredSections)[number]): SectionScore {
  const right = random.integer(10, 22);
  const wrong = random.integer(1, 29 - right);
  const band = sectionBand(testLevels.upper, section, { right, wrong, blank: 30 - right - wrong }, false);
  return {
    state: 'estimated',
    band,
    percentile: bandPercentiles(testLevels.upper, section, band),
    questions: 30,
    seen: 0,
    widenings: ['short'],
  };
}

/** Generates answers on some topics of a section. */
function topicsBy(random: Random, section: (typeof scoredSections)[number], most: number) {
  return random
    .shuffled(topicsOfSection(section, 'upper'))
    .slice(0, random.integer(1, most))
    .map(({ id }) => {
      const answered = random.integer(2, 10);
      return { topic: id, answered, right: random.integer(0, answered) };
    });
}

export function testBy(random: Random, at: number, scope: 'full' | 'diagnostic'): LearnerTest {
  return {
    id: attemptIdBy(random),
    at,
    end: at + random.integer(3_900_000, 4_200_000),
    level: 'upper',
    scope,
    minutes: { verbal: 15, quantitative: 30, reading: 20, writing: 0 },
    scores: {
      verbal: estimateBy(random, 'verbal'),
      quantitative: estimateBy(random, 'quantitative'),
      reading: estimateBy(random, 'reading'),
    },
    topics: topicsBy(random, 'verbal', 3),
    answers: {
      verbal: { right: 12, wrong: 5, blank: 3, guesses: { answered: random.integer(0, 2), right: 0 } },
      reading: { right: 15, wrong: 9, blank: 0, guesses: { answered: 4, right: 1 } },
    },
    traps: [
      { topic: 'synonyms', distractor: 'look-alike', count: random.integer(1, 4) },
      { topic: 'reading-detail', distractor: 'elsewhere', count: 1 },
    ],
    totalPercentile: null,
    conditions: { mode: 'real', timing: 'standard', pauses: 0, interruptions: random.integer(0, 2) },
  };
}

export function sessionBy(random: Random, at: number): LearnerSession {
  const section = scoredSections[random.integer(0, 2)] ?? 'verbal';
  const kind =
    (['drill', 'drill', 'drill', 'mistakes', 'words', 'essay'] as const)[random.integer(0, 5)] ?? 'drill';
  return {
    id: attemptIdBy(random),
    at,
    minutes: random.integer(4, 45),
    section:
      kind === 'essay' ? 'writing' : kind === 'mistakes' && random.integer(0, 1) === 1 ? null : section,
    kind,
    topics: kind === 'words' || kind === 'essay' ? [] : topicsBy(random, section, 4),
  };
}

function planBy(random: Random, from: IsoDay, days: number): readonly PlannedEntry[] {
  return Array.from({ length: days }, (_, index) => addDays(from, index)).flatMap((day) =>
    ([1, 2] as const).map((place) => ({
      id: `${day}-${place}`,
      day,
      start: null,
      minutes: 20 + random.integer(0, 5),
      activity:
        place === 1
          ? ({ kind: 'practice', section: scoredSections[random.integer(0, 2)] ?? 'verbal' } as const)
          : ({ kind: random.integer(0, 1) === 0 ? 'words' : 'mistakes' } as const),
      status: day < today ? (entryStatuses[random.integer(0, entryStatuses.length - 1)] ?? 'open') : 'open',
    })),
  );
}

const goals: readonly LearnerGoal[] = [
  {
    id: 'goal-1',
    kind: 'habits',
    title: 'Forty practice sessions',
    description: 'Four or five a week until the test.',
    setOn: addDays(today, -7),
    dueOn: addDays(today, 45),
    measure: { kind: 'sessions', of: {} },
    targetValue: 40,
    priority: 'high',
  },
];

const weeklyGoals: readonly WeeklyGoalPlan[] = [
  { id: 'week-1', title: 'Two math drills', of: { section: 'quantitative', kind: 'drill' }, target: 2 },
];

const notes: readonly TimelineNote[] = [
  { id: 'note-1', from: addDays(today, -5), to: addDays(today, -3), text: 'Sick' },
];

/** A learner who took the free test half an hour ago. */
export function oneTest(): Learner {
  return { ...emptyLearner, tests: [testBy(seededRandom(1), now - 6_000_000, 'diagnostic')] };
}

/** The scores of a report for a day, 2,100 in total. */
export function reportedTest(on: IsoDay, source: ReportedTest['source'] = 'official'): LearnerTest {
  const scores = {
    verbal: { score: 700, percentile: null },
    quantitative: { score: 690, percentile: null },
    reading: { score: 710, percentile: null },
  };
  return testFromReport(on, { source, on, level: 'upper', scores, totalPercentile: null }, now);
}

/** A week: the free test, a plan, a goal, and ten sessions. */
export function oneWeek(): Learner {
  const random = seededRandom(2);
  return {
    ...emptyLearner,
    tests: [testBy(random, now - 7 * dayMs, 'diagnostic')],
    sessions: sittings(random, 10, 7),
    plan: { entries: planBy(random, addDays(today, -6), 53), restDays: [6] },
    goals,
    weeklyGoals,
    notes,
    readUntil: now - dayMs,
  };
}

/** A year with this many sessions, a full test a month, and a plan for all its days. */
export function oneYear(count = 1000): Learner {
  const random = seededRandom(3);
  return {
    ...oneWeek(),
    tests: Array.from({ length: 12 }, (_, month) => testBy(random, now - (360 - 30 * month) * dayMs, 'full')),
    sessions: sittings(random, count, 365),
    plan: { entries: planBy(random, addDays(today, -364), 411), restDays: [6] },
  };
}

function sittings(random: Random, count: number, days: number): readonly LearnerSession[] {
  const step = Math.floor((days * dayMs) / count);
  return Array.from({ length: count }, (_, index) =>
    sessionBy(random, now - (count - index) * step + random.integer(0, step - 1)),
  );
}

const text = (most: number) => fc.string({ maxLength: most + 5, unit: 'grapheme' });
const instant = fc.oneof(
  { weight: 8, arbitrary: fc.integer({ min: now - 900 * dayMs, max: now }) },
  fc.constantFrom(0, -1, now, now + 1, now + 5000 * dayMs, Number.NaN, 8.64e15, 1.5),
);
const day: fc.Arbitrary<IsoDay> = fc.oneof(
  { weight: 8, arbitrary: fc.integer({ min: -400, max: 900 }).map((days) => addDays(today, days)) },
  fc.constantFrom<IsoDay>('0000-01-01', '9999-12-31', '2014-12-31', '2026-02-31'),
);
const minutes = fc.oneof(
  { weight: 6, arbitrary: fc.nat({ max: 200 }) },
  fc.constantFrom(0, 1440, 1441, -1, 0.5, Infinity),
);
const count = fc.oneof({ weight: 6, arbitrary: fc.nat({ max: 60 }) }, fc.constantFrom(-1, 1.5, 1e9));
const rank = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: 1, max: 99 }) },
  fc.constantFrom(0, 100, 50.5),
);
const scaled = fc.oneof(
  { weight: 8, arbitrary: fc.integer({ min: 500, max: 710 }) },
  fc.constantFrom(0, 439, 801),
);
const topic = fc.constantFrom(...allTopics.map(({ id }) => id));
const section = fc.constantFrom(...namedSections);
const kind = fc.constantFrom('drill', 'mistakes', 'words', 'essay');
const id = fc.oneof(
  fc.stringMatching(/^[a-z0-9]{1,8}$/),
  fc.constantFrom('__proto__', 'constructor', 's1', ''),
);
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { freq: 4 });

const tally = fc.tuple(count, count).map(([a, b]) => ({ answered: Math.max(a, b), right: Math.min(a, b) }));

const topicCounts = fc.array(
  fc.tuple(topic, tally, fc.option(tally)).map(([name, fresh, repeats]) =>
    repeats === null
      ? { topic: name, ...fresh }
      : {
          topic: name,
          answered: fresh.answered + repeats.answered,
          right: fresh.right + repeats.right,
          repeats,
        },
  ),
  { maxLength: 4 },
);

const sectionAnswers = fc.record({ right: count, wrong: count, blank: count, guesses: tally });

const session = fc.record({
  id,
  at: instant,
  minutes,
  section: maybe(section),
  kind,
  topics: topicCounts,
});

const estimated = fc
  .record({
    ends: fc.array(scaled, { minLength: 3, maxLength: 3 }),
    error: fc.double({ min: 0, max: 60, noNaN: true }),
    ranks: fc.array(rank, { minLength: 2, maxLength: 2 }),
    questions: count,
    seen: count,
    widenings: fc.subarray(['short', 'seen', 'paused', 'interrupted', 'untimed', 'reasons-shown']),
  })
  .map(({ ends, error, ranks, ...rest }) => {
    const [low = 0, estimate = 0, high = 0] = ends.toSorted((a, b) => a - b);
    const [from = 0, to = 0] = ranks.toSorted((a, b) => a - b);
    return {
      state: 'estimated',
      band: { estimate, low, high, standardError: Math.abs(error) },
      percentile: { low: from, high: to },
      ...rest,
    };
  });
const score = fc.oneof(
  estimated,
  fc.record({ state: fc.constant('reported'), score: scaled, percentile: maybe(rank) }),
);

const test = fc
  .record({
    id,
    at: instant,
    length: fc.nat({ max: 20_000_000 }),
    level: fc.constantFrom(...levelIds),
    scope: fc.constantFrom('full', 'diagnostic', ...scoredSections),
    minutes: fc.record({ verbal: minutes, quantitative: minutes, reading: minutes, writing: minutes }),
    scores: fc.record({ verbal: score, quantitative: score, reading: score }, { requiredKeys: [] }),
    topics: topicCounts,
    answers: fc.record(
      { verbal: sectionAnswers, quantitative: sectionAnswers, reading: sectionAnswers },
      { requiredKeys: [] },
    ),
    traps: fc.array(fc.record({ topic, distractor: fc.constantFrom(...distractorKinds), count }), {
      maxLength: 4,
    }),
    totalPercentile: maybe(rank),
    conditions: maybe(
      fc.record({
        mode: fc.constantFrom('real', 'practice'),
        timing: fc.constantFrom(...timings),
        pauses: fc.nat({ max: 10_000 }),
        interruptions: fc.nat({ max: 10_000 }),
      }),
    ),
  })
  .map(({ length, ...rest }) => ({ ...rest, end: rest.at + length }));

const activity = fc.oneof(
  fc.constantFrom<object>(
    { kind: 'words' },
    { kind: 'mistakes' },
    { kind: 'essay' },
    { kind: 'any-full-test' },
  ),
  fc.constantFrom(...scoredSections).map((of) => ({ kind: 'practice', section: of })),
  fc.constantFrom('diagnostic', ...scoredSections).map((of) => ({ kind: 'checkpoint', test: of })),
  fc.constantFrom(...fullFormIds).map((form) => ({ kind: 'full-test', form })),
);
const plan = fc.record({
  entries: fc.array(
    fc.record({ id, day, start: maybe(fc.nat({ max: 1439 })), minutes, activity, done: fc.boolean() }),
    { maxLength: 12 },
  ),
  restDays: fc.subarray([0, 1, 2, 3, 4, 5, 6]),
});

const traits = fc.record({ section, topic, kind }, { requiredKeys: [] });
const value = fc.oneof(fc.double({ min: 0.01, max: 1e6, noNaN: true }), fc.constantFrom(0, -5, 2e6));
const measure = fc.oneof(
  fc.constantFrom<object>(
    { kind: 'full-tests' },
    { kind: 'hours' },
    { kind: 'questions' },
    { kind: 'percentile' },
  ),
  traits.map((of) => ({ kind: 'sessions', of })),
  fc.nat({ max: 20 }).map((hours) => ({ kind: 'weeks', hours })),
  topic.map((of) => ({ kind: 'accuracy', topic: of })),
  fc.tuple(value, value).map(([start, noted]) => ({ kind: 'noted', start, now: noted })),
);
const goal = fc.record({
  id,
  kind: fc.constantFrom(...goalKinds),
  title: text(80),
  description: text(500),
  setOn: day,
  dueOn: day,
  measure,
  targetValue: value,
  priority: fc.constantFrom(...priorities),
});

/** Any record that the types allow, with duplicate IDs, extreme dates, and absurd numbers. */
export const anyLearner: fc.Arbitrary<Learner> = fc
  .record({
    profile: fc.record({
      id: fc.stringMatching(/^[\w-]{1,64}$/),
      nickname: maybe(text(40)),
      grade: maybe(fc.integer({ min: 0, max: 13 })),
      level: fc.constantFrom(...levelIds),
      testDay: maybe(day),
      targets: fc.record({
        total: maybe(fc.integer({ min: 1300, max: 2410 })),
        sections: fc.record({ verbal: maybe(scaled), quantitative: maybe(scaled), reading: maybe(scaled) }),
      }),
      schools: fc.array(fc.record({ name: text(80), targetPercentile: maybe(rank) }), { maxLength: 8 }),
      weeklyMinutes: maybe(minutes),
      stretchMinutes: maybe(minutes),
    }),
    sessions: fc.array(session, { maxLength: 12 }),
    tests: fc.array(test, { maxLength: 6 }),
    plan: maybe(plan),
    goals: fc.array(goal, { maxLength: 4 }),
    weeklyGoals: fc.array(fc.record({ id, title: text(80), of: traits, target: value }), { maxLength: 4 }),
    notes: fc.array(fc.record({ id, from: day, to: day, text: text(40) }), { maxLength: 4 }),
    settings: fc.constant(null),
    readUntil: instant,
    testAnxiety: maybe(text(60)),
  })
  // The parts are typed by what they are made of; each is one that the type admits.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  .map((record) => record as Learner);
