import { describe, expect, test } from 'vitest';
import type { SkillEstimate, ResponseTally } from '@/domain/plan/ability/ability';
import type { PracticeArea } from '@/domain/plan/schedule/practice-step';
import type { DrillStep } from '@/domain/plan/today/task';
import type { ScoredSection } from '@/domain/exam/test/scored-sections';
import { itemReasonSentences } from '@/features/practice/drill/itemReasonSentences';
import { taskRow } from '@/domain/plan/today/today-card-text';
import { recentChangeSentences, firstTestText, practiceStepText } from '@/domain/plan/today/step-text';
import { tally } from '../../../domain/plan/sample-practice';

const stepText = (step: DrillStep, best = true) => practiceStepText(step, 3.2, best);

test.each([
  [0, /^The free test covers a little of everything/],
  [1, /^Your answers to 1 new question are too few or too old to show/],
  [21, /^Your answers to 21 new questions are too few or too old to show/],
])('a first test, with %i answers', (responses, words) => {
  const { reasons } = firstTestText(responses);
  expect(reasons).toHaveLength(1);
  expect(reasons[0]).toMatch(words);
});

test.each<[ReturnType<typeof unknown>, string]>([
  [
    unknown('not-enough', 0),
    'We can’t say yet how you are doing in Math. We need answers to 8 new questions, and you have none.',
  ],
  [
    unknown('not-enough', 3),
    'We can’t say yet how you are doing in Math. We need answers to 8 new questions, and you have 3.',
  ],
  [
    unknown('not-recent', 12),
    'We can no longer say how you are doing in Math, because too few of the 12 new questions you answered are recent.',
  ],
])('a step that measures: %j', (estimate, words) => {
  expect(
    stepText({ kind: 'find-out', section: 'quantitative', estimate, questions: 10, newQuestions: 10 })
      .reasons,
  ).toEqual([words]);
});

function unknown(
  state: 'not-enough' | 'not-recent',
  responses: number,
): Exclude<SkillEstimate, { state: 'known' }> {
  const counts = tally(responses, 0);
  return state === 'not-enough'
    ? { state, ...counts }
    : { state, ...counts, share: 0.3, range: { low: 0.2, high: 0.4 }, asOfMs: 0 };
}

const practice = (
  area: PracticeArea,
  section: ScoredSection,
  onTest: number,
  changes: Partial<ResponseTally> = {},
): Extract<DrillStep, { kind: 'practice' }> => ({
  kind: 'practice',
  level: 'upper',
  area,
  section,
  onTest,
  questions: 10,
  newQuestions: 10,
  estimate: {
    state: 'known',
    ...tally(25, 13, changes),
    ability: 0,
    share: 0.6,
    range: { low: 0.5, high: 0.7 },
  },
});

describe('how many questions are new', () => {
  const inference = practice({ kind: 'topic', topic: 'reading-inference' }, 'reading', 7);

  test.each<[DrillStep, string]>([
    [inference, 'Reading, 10 new questions'],
    [{ ...inference, questions: 1, newQuestions: 1 }, 'Reading, 1 new question'],
    [{ ...inference, newQuestions: 6 }, 'Reading, 10 questions: 6 new, 4 seen before'],
    [
      { ...practice({ kind: 'section', section: 'reading' }, 'reading', 40), newQuestions: 6 },
      '10 questions: 6 new, 4 seen before',
    ],
    [
      {
        kind: 'find-out',
        section: 'verbal',
        estimate: unknown('not-enough', 0),
        questions: 5,
        newQuestions: 5,
      },
      '5 new questions',
    ],
    [
      { kind: 'repeat', section: 'reading', questions: 10, newQuestions: 0, seen: 96 },
      '10 questions, all seen before',
    ],
  ])('is in the task: %j', (step, detail) => {
    expect(stepText(step).detail).toBe(detail);
    const minutes = 15;
    expect(taskRow({ kind: 'practice', step, minutes, points: 0, best: false }).note).toBe(detail);
  });

  test('a section without new questions says that it only repeats, and promises no points', () => {
    const step: DrillStep = { kind: 'repeat', section: 'reading', questions: 10, newQuestions: 0, seen: 96 };
    expect(stepText(step)).toMatchObject({ title: 'Reading, mixed' });
    expect(stepText(step).reasons).toEqual([
      'You have seen all 96 Reading questions; this repeats the least recent ones.',
      'This is a review. We expect no points from it, and your answers don’t count toward our estimate of how you are doing.',
    ]);
  });
});

describe('practice of', () => {
  test.each<[string, DrillStep, RegExp]>([
    [
      'a group',
      practice({ kind: 'group', group: 'analogies-parts' }, 'verbal', 60 / 7),
      /^8 or 9 of the 60 Verbal questions are of this kind, and you would get about 5 right\. So far you have gotten 13 of 25 new questions right\.$/,
    ],
    [
      'a topic with one question',
      practice({ kind: 'topic', topic: 'reading-argument' }, 'reading', 1),
      /^1 of the 40 Reading questions is of this kind, .* So far you have gotten 13 of 25 new questions right\.$/,
    ],
    [
      'a topic with hardly any right answers',
      practice({ kind: 'topic', topic: 'reading-argument' }, 'reading', 0.5),
      /and you would get hardly any right\./,
    ],
    [
      'a section',
      practice({ kind: 'section', section: 'quantitative' }, 'quantitative', 50),
      /^Math has 50 questions, and you would get about 30 right\./,
    ],
  ])('%s', (_, step, words) => expect(stepText(step).reasons[0]).toMatch(words));

  const percent = (changes: Partial<ResponseTally> = {}) =>
    practice({ kind: 'topic', topic: 'math-percent' }, 'quantitative', 2.5, changes);

  test.each([
    [
      3.2,
      true,
      /^With 10 questions, you may gain about 3 scaled points, more per minute than with anything else\. /,
    ],
    [1, true, /^With 10 questions, you may gain about 1 scaled point, /],
    [
      0.3,
      false,
      /^With 10 questions, you may gain less than a scaled point, more per minute than with anything else in Math\. /,
    ],
    // Mixed topics, because no single one has as many questions: no gain is promised.
    [0, false, /^We base this on your own answers/],
  ])('with a gain of %d, the best of all: %s', (points, best, words) =>
    expect(practiceStepText(percent(), points, best).reasons.at(-1)).toMatch(words),
  );

  test.each([
    [12, / We base this on your own answers, but it is still an estimate\.$/],
    [3, / This is likely but not certain\. We base it on/],
    [1, / This is a guess, because/],
  ])('says how certain it is, for a weight of %d', (weight, words) => {
    expect(stepText(percent({ weight })).reasons.at(-1)).toMatch(words);
  });

  test('mentions last week’s change between its reason and its certainty', () => {
    expect(stepText(percent()).reasons).toHaveLength(2);
    const { reasons } = stepText(percent({ lately: { responses: 12, right: 9 } }));
    expect(reasons).toHaveLength(3);
    expect(reasons[1]).toBe('Until a week ago, you had 4 of 13 right; since then, 9 of 12.');
  });

  test.each([
    [23, 14, 12, 9, ['Until a week ago, you had 5 of 11 right; since then, 9 of 12.']],
    [12, 9, 12, 9, []],
    [11, 5, 0, 0, []],
  ])('%i answers, %i right, %i and %i of them recent', (responses, right, count, rightLately, words) => {
    const lately = { responses: count, right: rightLately };
    expect(recentChangeSentences(tally(responses, right, { lately }))).toEqual(words);
  });
});

describe('why a question is asked', () => {
  const why = {
    topic: 'math-percent',
    difficulty: 4,
    recalls: null,
    seenOn: null,
    chance: null,
    topicSoFar: null,
  } as const;

  test('gives the difficulty of the question for an unknown student', () => {
    expect(itemReasonSentences(why)).toContain(
      'We can’t say yet how you are doing in this section. In our judgment, this question is level 4 of 5, where 5 is the hardest.',
    );
  });

  test('names the day of an earlier answer', () => {
    expect(itemReasonSentences({ ...why, seenOn: '2026-11-20' })).toContain(
      'You last saw this question on Nov 20; no new one fits.',
    );
  });

  test('describes the results on the topic so far', () => {
    const known = { ...why, chance: 0.74, topicSoFar: { right: 7, responses: 9 } } as const;
    expect(itemReasonSentences(known)).toContain(
      'So far, you have gotten 7 of 9 new questions right on this topic.',
    );
    expect(itemReasonSentences(known).join(' ')).toContain('We estimate that you would get about 7 of 10');
  });
});
