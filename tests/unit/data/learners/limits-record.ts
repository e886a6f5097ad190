/** A record at the limits of what a shared copy may contain, except for the length of its lists. For tests only. */
import { digestLimits } from '@/data/learners/shared/sharedDigest';
import { asOfInstant } from '@/domain/dashboard/as-of';
import { fullFormIds } from '@/domain/exam/test/blueprint';
import { totalScale } from '@/domain/exam/level/test-level';
import { testLevels } from '@/domain/exam/level/test-levels';
import { type ScoredSection, scoredSections } from '@/domain/exam/test/scored-sections';
import { goalKinds, goalLimits, type LearnerGoal, priorities } from '@/domain/learner/learner-goal';
import { entryStatuses, type PlannedEntry } from '@/domain/learner/learner-plan';
import type { LearnerTest } from '@/domain/learner/learner-test';
import { timelineNoteLimits } from '@/domain/learner/timeline-note';
import type { SectionScore } from '@/domain/learner/section-score';
import type { LearnerSession } from '@/domain/learner/learner-session';
import { practiceTopics, topicsOfSection } from '@/domain/plan/topics/topics';
import { namedSections } from '@/domain/section-names';
import { addDays } from '@/lib/dates/calendar';
import { localEpochMs } from '@/lib/dates/localTime';
import { deviceMs, type LearnerView } from './learner-views';

const asOf = asOfInstant(deviceMs);
const { scale } = testLevels.upper;
const dayMinutes = 24 * 60;
const mostQuestions = 10_000;
const days = 120;
/** The schema allows three years ahead. */
const furthestDay = addDays(asOf.day, 3 * 365);

const longest = (text: string, length: number) => text.repeat(length).slice(0, length - 1) + '.';
const dayAgo = (ago: number) => addDays(asOf.day, -ago);

function scoreAt(end: 'least' | 'most', state: SectionScore['state']): SectionScore {
  const { [end]: estimate } = scale;
  const rank = end === 'least' ? 1 : 99;
  return state === 'reported'
    ? { state, source: 'official', score: estimate, percentile: rank }
    : {
        state,
        // The bands of the least and the most span the whole scale.
        band: { estimate, low: scale.least, high: scale.most, standardError: 1000 },
        percentile: { low: 1, high: 99 },
        questions: mostQuestions,
        seen: mostQuestions,
        widenings: ['short', 'seen', 'paused', 'interrupted', 'untimed', 'reasons-shown'],
      };
}

function testOn(ago: number, end: 'least' | 'most', state: SectionScore['state']): LearnerTest {
  const at = localEpochMs(dayAgo(ago));
  const minutes = dayMinutes / 4;
  return {
    id: `test-${ago}`,
    at,
    end: at + dayMinutes * 60_000,
    level: 'upper',
    scope: 'full',
    minutes: { verbal: minutes, quantitative: minutes, reading: minutes, writing: minutes },
    scores: {
      verbal: scoreAt(end, state),
      quantitative: scoreAt(end, state),
      reading: scoreAt(end, state),
    },
    topics: practiceTopics('upper').map(({ id }) => ({ topic: id, answered: mostQuestions, right: 0 })),
    answers: {},
    traps: [],
    totalPercentile: state === 'reported' ? (end === 'least' ? 1 : 99) : null,
    conditions:
      state === 'reported'
        ? null
        : { mode: 'practice', timing: 'untimed', pauses: 10_000, interruptions: 10_000 },
  };
}

function sessionOn(ago: number): LearnerSession {
  const section = namedSections[ago % namedSections.length] ?? 'verbal';
  return {
    id: `session-${ago}`,
    at: localEpochMs(dayAgo(ago), 1),
    minutes: ago % 2 === 0 ? dayMinutes : 0,
    section,
    kind: section === 'writing' ? 'essay' : 'drill',
    topics:
      section === 'writing'
        ? []
        : topicsOfSection(section, 'upper').map(({ id }, index) => ({
            topic: id,
            answered: mostQuestions,
            right: (ago + index) % 2 === 0 ? mostQuestions : 0,
          })),
  };
}

const entriesOn = (ago: number): readonly PlannedEntry[] =>
  [
    ...scoredSections.map((section) => ({ kind: 'practice', section }) as const),
    ...fullFormIds.map((form) => ({ kind: 'full-test', form }) as const),
    ...(['words', 'mistakes', 'essay', 'any-full-test'] as const).map((kind) => ({ kind })),
  ].map((activity, index) => ({
    id: `entry-${ago}-${index}`,
    day: dayAgo(ago),
    start: index % 2 === 0 ? dayMinutes - 1 : null,
    minutes: dayMinutes,
    activity,
    status: ago >= 0 ? (entryStatuses[index % entryStatuses.length] ?? 'open') : 'open',
  }));

function goalBy(index: number): LearnerGoal {
  const measures = [
    { kind: 'noted', start: -goalLimits.mostTarget, now: goalLimits.mostTarget },
    { kind: 'noted', start: 0, now: -goalLimits.mostTarget },
    { kind: 'weeks', hours: 0 },
    { kind: 'percentile' },
    { kind: 'accuracy', topic: 'math-percent' },
  ] as const;
  return {
    id: `goal-${index}`,
    kind: goalKinds[index % goalKinds.length] ?? 'habits',
    title: longest('Wide ', goalLimits.title),
    description: longest('Every word of this. ', goalLimits.description),
    setOn: dayAgo(days),
    dueOn: index % 2 === 0 ? furthestDay : dayAgo(1),
    measure: measures[index % measures.length] ?? measures[0],
    targetValue: index % 2 === 0 ? goalLimits.mostTarget : goalLimits.leastTarget,
    priority: priorities[index % priorities.length] ?? 'low',
  };
}

const atMost: Readonly<Record<ScoredSection, number>> = {
  verbal: scale.most,
  quantitative: scale.most,
  reading: scale.most,
};

export const limits: LearnerView = {
  asOf,
  learner: {
    profile: {
      id: 'a'.repeat(64),
      nickname: longest('Wolverton', 40),
      grade: 12,
      level: 'upper',
      testDay: furthestDay,
      targets: { total: totalScale(testLevels.upper).most, sections: atMost },
      schools: Array.from({ length: digestLimits.schools }, (_, index) => ({
        name: `${index} ${longest('School of ', goalLimits.title - 2)}`,
        targetPercentile: 99,
      })),
      weeklyMinutes: 7 * dayMinutes,
      stretchMinutes: 7 * dayMinutes,
    },
    sessions: Array.from({ length: days }, (_, index) => sessionOn(days - index)),
    tests: [
      testOn(28, 'least', 'reported'),
      testOn(21, 'most', 'reported'),
      testOn(14, 'least', 'estimated'),
      testOn(7, 'most', 'estimated'),
    ],
    plan: {
      restDays: [0, 1, 2, 3, 4, 5, 6],
      entries: Array.from({ length: 60 }, (_, index) => entriesOn(30 - index)).flat(),
    },
    goals: Array.from({ length: 15 }, (_, index) => goalBy(index)),
    weeklyGoals: Array.from({ length: 12 }, (_, index) => ({
      id: `week-${index}`,
      title: longest('Wide ', goalLimits.title),
      of: {},
      target: index % 2 === 0 ? goalLimits.mostTarget : goalLimits.leastTarget,
    })),
    notes: Array.from({ length: 30 }, (_, index) => ({
      id: `note-${index}`,
      from: dayAgo(days - 4 * index),
      to: dayAgo(Math.max(0, days - 4 * index - 6)),
      text: longest('Wide ', timelineNoteLimits.text),
    })),
    settings: null,
    readUntil: 0,
    testAnxiety: null,
  },
};
