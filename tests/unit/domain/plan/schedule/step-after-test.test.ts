import type { TopicId } from '@/domain/plan/topics/topic-ids';
import { expect, test } from 'vitest';
import type { EssayResult, SectionResult } from '@/domain/exam/scoring/result';
import { estimateTest, toTakenTest } from '@/domain/exam/report/estimate';
import { auditGuesses } from '@/domain/exam/report/guess-audit';
import { buildScoreReport } from '@/domain/exam/report/score-report';
import { interpretScores } from '@/domain/exam/report/score-interpretation';
import { bandsOfEstimate, compareTests } from '@/domain/exam/report/estimate-comparison';
import { stepAfterTest } from '@/domain/plan/schedule/step-after-test';
import { rankPracticeSteps } from '@/domain/plan/schedule/practice-step';
import { topicsOfGroup } from '@/domain/plan/topics/topic-groups';
import { type QuantitativeTopic, quantitativeTopicLabels } from '@/domain/exam/items/item';
import { assertPresent } from '@/lib/assert';
import { typedKeys } from '@/lib/typedKeys';
import { topicResults } from '@/domain/exam/report/topic-results';
import { result as sampleResult } from '../../exam/report/sample-result';
import { readingItem } from '../../exam/sample-attempts';
import { analogyItem, quantitativeItem, synonymItem } from '../../exam/sample-items';
import { judged, sectionOf, times } from '../../exam/report/sample-results';
import { evidence, skillProfileAt } from '../sample-practice';

const stepOf = (...parts: (SectionResult | EssayResult)[]) => {
  const result = sampleResult(parts);
  const sections = parts.flatMap((part) => (part.kind === 'section' && part.scored ? [part] : []));
  const audit = auditGuesses(sections.map(({ items, pace }) => ({ items, evenMs: pace.evenMs })));
  return stepAfterTest({
    result,
    topics: topicResults(result),
    audit,
    estimate: estimateTest(toTakenTest(result)),
  });
};

const noun = (n: number) => synonymItem(n, { partOfSpeech: 'noun' });
const verb = (n: number) => synonymItem(n, { partOfSpeech: 'verb' });
const mathTopicOf = (id: TopicId): QuantitativeTopic =>
  assertPresent(
    typedKeys(quantitativeTopicLabels).find((topic) => `math-${topic}` === id),
    `${id} is no topic of math`,
  );
const essay: EssayResult = {
  kind: 'essay',
  id: 'writing',
  ending: 'handed-in',
  usedMs: 60_000,
  limitMs: 1_500_000,
  prompt: null,
  outline: '',
  text: 'A text.',
};

test('is found once for a report', () => {
  const result = sampleResult([sectionOf('verbal', [judged('right', {}, noun(1))])]);
  const report = buildScoreReport(result, []);
  expect(stepAfterTest(report)).toEqual({ kind: 'longer-test' });
  expect(stepAfterTest(report)).toBe(stepAfterTest(report));
});

test('puts the topic that lost the most first among topics learned equally fast', () => {
  const items = [
    ...times(15, (n) => judged(n < 12 ? 'right' : 'wrong', {}, noun(n))),
    ...times(15, (n) => judged(n < 9 ? 'right' : 'wrong', {}, verb(n))),
  ];
  expect(stepOf(sectionOf('verbal', items))).toEqual({
    kind: 'topic',
    group: 'synonyms-verbs',
    wrong: 6,
    blank: 0,
    questions: 15,
    lostQuarters: 30,
  });
});

test('weighs a raw point by its worth in its own section', () => {
  // Both lost the same raw points. Reading, at 30 of 40, is worth at least 9.5 scaled points per raw point; verbal less.
  const verbal = times(30, (n) => judged(n < 24 ? 'right' : 'blank', {}, noun(n)));
  const reading = times(30, (n) => judged(n < 24 ? 'right' : 'blank', {}, readingItem(n, 'pas-0001')));
  expect(stepOf(sectionOf('verbal', verbal), sectionOf('reading', reading))).toMatchObject({
    kind: 'topic',
    group: 'detail',
  });
});

test('many unreached questions outweigh a topic', () => {
  const items = [
    ...times(20, (n) => judged(n < 18 ? 'right' : 'wrong', {}, quantitativeItem(n))),
    ...times(5, (n) => judged('blank', { timeMs: 0 }, quantitativeItem(30 + n))),
  ];
  expect(stepOf(sectionOf('quantitative', items))).toEqual({
    kind: 'pace',
    section: 'quantitative',
    notReached: 5,
    // Eighteen right and two wrong of twenty: 17.5 raw points, 0.875 a question.
    points: 4.375,
    ranOut: false,
    leftMs: 1_200_000,
  });
});

test('blanks with crossed-out choices can cost the most', () => {
  const items = [
    ...times(20, (n) => judged('right', {}, noun(n))),
    ...times(7, (n) => judged('blank', { crossedOut: ['A', 'B', 'C'] }, verb(n))),
  ];
  expect(stepOf(sectionOf('verbal', items))).toEqual({ kind: 'blanks', questions: 7, points: 7 * (3 / 8) });
});

const degree = (n: number) => analogyItem(n, { relation: 'degree' });
/** Twenty questions of each kind with the given numbers of wrong answers. */
const wrongOf = (nouns: number, verbs: number, analogies: number) =>
  sectionOf('verbal', [
    ...times(20, (n) => judged(n < nouns ? 'wrong' : 'right', {}, noun(n))),
    ...times(20, (n) => judged(n < verbs ? 'wrong' : 'right', {}, verb(n))),
    ...times(20, (n) => judged(n < analogies ? 'wrong' : 'right', {}, degree(n))),
  ]);

test.each([
  // A session has the same length for topics with many and with few mistakes.
  [10, 18, 0, 'synonyms-verbs'],
  [10, 0, 19, 'analogies-meaning'],
  [8, 0, 19, 'analogies-meaning'],
  // A relation is learned sooner than words, but that doesn't help if hardly anything is missing.
  [19, 0, 19, 'analogies-meaning'],
  [19, 0, 1, 'synonyms-nouns'],
])(
  'with %i nouns, %i verbs, and %i analogies wrong out of twenty each, the step is %s',
  (nouns, verbs, analogies, group) => {
    expect(stepOf(wrongOf(nouns, verbs, analogies))).toMatchObject({ kind: 'topic', group });
  },
);

test('the hub names the same topic as the test’s result', () => {
  const groups = ['fractions-percent', 'algebra', 'geometry'] as const;
  const asked = (group: (typeof groups)[number]) =>
    topicsOfGroup(group).flatMap(({ id }) => times(6, () => id));
  for (const weakest of groups) {
    const all = groups.flatMap((group) =>
      asked(group).map((topic, n) => ({ topic, group, right: n % 6 < (group === weakest ? 2 : 5) })),
    );
    const items = all.map(({ topic, right }, n) =>
      judged(right ? 'right' : 'wrong', {}, quantitativeItem(n, { topic: mathTopicOf(topic) })),
    );
    const [best] = rankPracticeSteps(
      skillProfileAt(all.map(({ topic, right }) => evidence({ topic, right, isTimed: true }))),
    ).flatMap(({ step }) => (step.kind === 'practice' && step.area.kind === 'group' ? [step.area] : []));
    expect(stepOf(sectionOf('quantitative', items))).toMatchObject({ kind: 'topic', group: weakest });
    expect(best?.group).toBe(weakest);
  }
});

test.each([
  ['two questions that were never reached', times(2, (n) => judged('blank', { timeMs: 0 }, noun(40 + n)))],
  [
    'two blanks with choices crossed out',
    times(2, (n) => judged('blank', { crossedOut: ['A', 'B', 'C'] }, verb(n))),
  ],
])('ignores %s', (_, few) => {
  const items = [...times(40, (n) => judged(n < 36 ? 'right' : 'wrong', {}, noun(n))), ...few];
  expect(stepOf(sectionOf('verbal', items))).toMatchObject({ kind: 'topic', group: 'synonyms-nouns' });
});

test.each([
  // Three unreached questions cost more than a few on one relation, but less than most of them.
  [30, 'pace'],
  [8, 'topic'],
])('with %i of forty analogies right and three questions unreached: %s', (right, kind) => {
  const items = [
    ...times(40, (n) => judged(n < right ? 'right' : 'wrong', {}, degree(n))),
    ...times(17, (n) => judged('right', {}, noun(n))),
    ...times(3, (n) => judged('blank', { timeMs: 0 }, noun(20 + n))),
  ];
  expect(stepOf(sectionOf('verbal', items)).kind).toBe(kind);
});

test.each([
  [
    'ten questions, two not right',
    times(10, (n) => judged(n < 8 ? 'right' : 'wrong', {}, noun(n))),
    'review',
  ],
  ['ten questions, all right', times(10, (n) => judged('right', {}, noun(n))), 'longer-test'],
  ['thirty questions, all right', times(30, (n) => judged('right', {}, noun(n))), 'longer-test'],
  ['nothing answered', times(30, (n) => judged('blank', { timeMs: 0 }, noun(n))), 'review'],
])('%s', (_, items, kind) => expect(stepOf(sectionOf('verbal', items)).kind).toBe(kind));

test('a drill, which has no score, leads to its missed questions', () => {
  const items = times(10, (n) => judged(n < 8 ? 'right' : 'wrong', {}, noun(n)));
  expect(stepOf({ ...sectionOf('verbal', items), scored: false })).toEqual({
    kind: 'review',
    wrong: 2,
    blank: 0,
  });
});

test('an essay alone leads to its self-check', () => expect(stepOf(essay)).toEqual({ kind: 'self-check' }));

const verbal = (right: number) =>
  estimateTest(
    toTakenTest(
      sampleResult([
        sectionOf(
          'verbal',
          times(60, (n) => judged(n < right ? 'right' : 'wrong', {}, noun(n))),
        ),
      ]),
    ),
  );

test('explains the meaning of a test', () => {
  const none = estimateTest(toTakenTest(sampleResult([essay])));
  expect(interpretScores(none, null, 'nothing')).toEqual({ kind: 'essay' });
  expect(interpretScores(none, null, 'scored')).toEqual({ kind: 'raw', reason: 'too-little' });
  expect(interpretScores(none, null, 'practice')).toEqual({ kind: 'raw', reason: 'practice' });
  expect(interpretScores(verbal(40), null, 'scored')).toMatchObject({ kind: 'estimated', measure: 'verbal' });
  const gain = interpretScores(
    verbal(50),
    compareTests(bandsOfEstimate(verbal(20)), bandsOfEstimate(verbal(50))),
    'scored',
  );
  expect(gain).toMatchObject({
    kind: 'compared',
    measure: 'verbal',
    comparison: { change: 'gain' },
    changedSections: [{ section: 'verbal' }],
  });
  const same = interpretScores(
    verbal(41),
    compareTests(bandsOfEstimate(verbal(40)), bandsOfEstimate(verbal(41))),
    'scored',
  );
  expect(same).toMatchObject({
    kind: 'compared',
    comparison: { change: 'within-error' },
    changedSections: [],
  });
  expect(verbal(40).total).toBeNull();
});
