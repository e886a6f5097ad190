import type { RawSampleTest } from '@/data/sample/rawTests';
import type { SampleChild, SampleFamily } from '@/data/sample/sampleChild';
import { sampleSchools } from '@/data/sample/sampleSchools';

/** Lena's tests on this site. `tests/bank/sample-attempts.test.ts` checks that each topic is on its form as often as here. */
const diagnostic: RawSampleTest = {
  weeksAgo: 12,
  scope: 'diagnostic',
  verbal: {
    topics:
      'synonyms 9/11 analogy-antonym 1/1 analogy-cause-effect 0/1 analogy-characteristic 1/1 analogy-degree 0/1 ' +
      'analogy-function 0/1 analogy-lack-of 0/1 analogy-member-group 1/1 analogy-part-whole 0/1 analogy-sequence 0/1 ' +
      'analogy-synonym 0/1 analogy-tool-user 1/1 analogy-type-category 1/1 analogy-worker-place 1/1 ' +
      'analogy-worker-product 0/1',
    guesses: 2,
  },
  quantitative: {
    topics:
      'math-angles 1/1 math-area 1/1 math-decimals 2/2 math-equations 1/1 math-exponents 0/1 math-expressions 1/1 ' +
      'math-factors 1/1 math-fractions 0/1 math-inequalities 0/1 math-integers 1/1 math-percent 0/2 ' +
      'math-probability 1/1 math-rate 0/1 math-ratio 1/2 math-sequences 1/1 math-statistics 1/1 math-word-problems 0/2',
    guesses: 1,
  },
  reading: {
    topics:
      'reading-detail 4/4 reading-figurative 1/1 reading-inference 1/5 reading-main-idea 1/3 reading-purpose 0/1 ' +
      'reading-tone 2/2 reading-word-in-context 1/2',
    guesses: 1,
  },
};

const fullTestA: RawSampleTest = {
  weeksAgo: 8,
  scope: 'full',
  verbal: {
    topics:
      'synonyms 19/27 analogy-antonym 2/2 analogy-cause-effect 2/2 analogy-characteristic 1/2 analogy-degree 1/1 ' +
      'analogy-function 2/2 analogy-lack-of 0/2 analogy-member-group 1/2 analogy-part-whole 1/1 analogy-sequence 1/2 ' +
      'analogy-synonym 1/1 analogy-tool-user 1/2 analogy-type-category 1/1 analogy-worker-place 1/2 ' +
      'analogy-worker-product 0/2',
    guesses: 3,
  },
  quantitative: {
    topics:
      'math-angles 1/2 math-area 2/3 math-circles 0/1 math-decimals 2/2 math-equations 2/2 math-estimation 0/2 ' +
      'math-exponents 1/2 math-expressions 2/2 math-factors 2/3 math-fractions 1/3 math-integers 1/2 math-percent 3/4 ' +
      'math-probability 1/2 math-rate 2/2 math-ratio 2/3 math-sequences 2/2 math-statistics 1/3 math-word-problems 1/2',
    guesses: 2,
  },
  reading: {
    topics:
      'reading-detail 8/8 reading-figurative 1/2 reading-inference 4/8 reading-main-idea 4/5 reading-prediction 0/1 ' +
      'reading-purpose 0/3 reading-tone 2/4 reading-word-in-context 4/5',
    guesses: 1,
  },
};

const fullTestB: RawSampleTest = {
  weeksAgo: 1,
  scope: 'full',
  verbal: {
    topics:
      'synonyms 21/27 analogy-antonym 1/2 analogy-cause-effect 1/1 analogy-characteristic 1/2 analogy-degree 1/2 ' +
      'analogy-function 1/2 analogy-lack-of 1/3 analogy-member-group 2/2 analogy-part-whole 2/2 analogy-sequence 1/2 ' +
      'analogy-synonym 2/2 analogy-tool-user 1/1 analogy-type-category 1/2 analogy-worker-place 2/2 ' +
      'analogy-worker-product 2/2',
    guesses: 2,
  },
  quantitative: {
    topics:
      'math-angles 2/2 math-area 1/2 math-circles 0/1 math-decimals 1/3 math-equations 2/2 math-estimation 2/2 ' +
      'math-exponents 0/2 math-expressions 1/2 math-factors 2/3 math-fractions 2/3 math-inequalities 2/2 ' +
      'math-integers 1/2 math-percent 3/4 math-probability 2/3 math-rate 1/1 math-ratio 2/2 math-sequences 2/2 ' +
      'math-statistics 2/3 math-word-problems 3/3',
    guesses: 2,
  },
  reading: {
    topics:
      'reading-detail 7/8 reading-figurative 1/2 reading-inference 5/9 reading-main-idea 4/6 reading-prediction 1/1 ' +
      'reading-purpose 1/2 reading-tone 3/4 reading-word-in-context 5/5',
    guesses: 2,
  },
};

/** A child of the Middle Level: her tests here have raw scores, and only an official report has scaled ones. */
const lena: SampleChild = {
  id: 'lena',
  name: 'Lena Castell',
  grade: 6,
  level: 'middle',
  targets: { verbal: 650, quantitative: 630, reading: 625 },
  schools: [sampleSchools.hollinbrook],
  testInDays: 41,
  weeklyTargetHours: 6,
  weeklyGoalHours: 7,
  plan: [
    '16:30v45 17:30m20',
    '16:30m50',
    '16:30r50',
    '16:30v40 17:30m20',
    '16:30r30 17:15w30',
    '10:00m45 11:00x30',
  ],
  weeks: [
    's486c222/p534/f506/j424d202/m323w32/e464C303',
    'a445c203/b526/n503/s425d202/i303w30',
    's468p203/c506/f507///e455F304',
    'j436e203/o505/m504/s456c204/f365w30/p464S304',
    'a455b203/c507/n484/k407d202/i303w30/e455',
    's458p202/e505/f506/j404c203',
    's446c203/b506/m505/a455p203/i304w30/d453C304',
    'j458e204/c508/n505/s466o203//p455F305',
    'a458b204/p507/f508/s407d203/m304w30',
    's469c204/e506/i505/k458p203/n304w30/b456',
    'j459d203/c509/m507//f306w30/e456S305',
    's4510p204/b507/n506/a459c204/i305/e457',
    's4511c204/e508/m507/j4010/n305w25/d455',
  ],
  tests: [fullTestB, '5 official 656 596 617', fullTestA, diagnostic],
  extra: [
    { what: 'diagnostic', inDays: -85, start: 14 * 60 },
    { what: 'full', inDays: -57, start: 14 * 60 },
    { what: 'full', inDays: -8, start: 14 * 60 },
    { what: 'quiz', inDays: 9, start: 15 * 60 + 30 },
  ],
  weeklyGoals: [
    { id: 'g1', title: 'Fractions twice', of: { topic: 'math-fractions' }, target: 2 },
    { id: 'g2', title: 'Three verbal sessions', of: { section: 'verbal' }, target: 3 },
    { id: 'g3', title: 'Two reading sessions', of: { section: 'reading' }, target: 2 },
    { id: 'g4', title: 'One timed essay', of: { kind: 'essay' }, target: 1 },
  ],
  goals: [
    {
      id: 'goal-1',
      kind: 'academic',
      title: 'Fractions at 75% right',
      description: 'Two sessions a week, with the common denominator written down first.',
      setDaysAgo: 28,
      dueInDays: 35,
      measure: { kind: 'accuracy', topic: 'math-fractions' },
      targetValue: 75,
      priority: 'high',
    },
    {
      id: 'goal-2',
      kind: 'academic',
      title: 'Solve 1,800 practice questions',
      description: 'Counted in every session since the goal was set; tests are extra.',
      setDaysAgo: 84,
      dueInDays: 35,
      measure: { kind: 'questions' },
      targetValue: 1800,
      priority: 'medium',
    },
    {
      id: 'goal-3',
      kind: 'habits',
      title: 'Eight weeks of 6 hours',
      description: 'Eight weeks of 6 hours or more in the study log, with Sundays off.',
      setDaysAgo: 70,
      dueInDays: 35,
      measure: { kind: 'weeks', hours: 6 },
      targetValue: 8,
      priority: 'medium',
    },
    {
      id: 'goal-4',
      kind: 'long-term',
      title: 'Apply to Hollinbrook School',
      description: 'Test, essay, one recommendation, and interview: six steps in all, noted by the family.',
      setDaysAgo: 60,
      dueInDays: 41,
      measure: { kind: 'noted', start: 0, now: 3 },
      targetValue: 6,
      priority: 'high',
    },
  ],
  // They explain days without study.
  notes: [
    { text: 'First official SSAT', fromDaysAgo: 37, toDaysAgo: 36 },
    { text: 'School play', fromDaysAgo: 17, toDaysAgo: 16 },
  ],
  lookedHoursAgo: 30,
  testAnxiety: 'Moderate, by self-report',
};

export const middleLevelFamily: SampleFamily = {
  id: 'middle-level',
  children: [lena],
};
