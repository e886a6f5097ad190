import { describe, expect, test } from 'vitest';
import type { ClockedKnown } from '@/domain/plan/by-clock';
import type { Prospect } from '@/domain/plan/next-step';
import type { PracticeArea, PracticeStep } from '@/domain/plan/practice-step';
import type { ScoredSection } from '@/domain/exam/scored-sections';
import { whyWords } from '@/features/practice/drill/words';
import { stepWords } from '@/features/practice/hub/stepWords';

const prospect = (step: PracticeStep): Prospect<PracticeStep> => ({ step, points: 3.2, minutes: 10 });
const said = (step: PracticeStep, isBest = true) => stepWords(prospect(step), isBest);

test.each([
  [0, /^You have no answers saved yet/],
  [1, /^You have answered 1 new question, too few or too long ago to say/],
  [21, /^You have answered 21 new questions, too few or too long ago to say/],
])('a first test, with %i answers', (responses, words) => {
  const { reasons } = said({ kind: 'first-test', responses });
  expect(reasons).toHaveLength(2);
  expect(reasons[0]).toMatch(words);
  expect(reasons[1]).toMatch(/^The free test asks a little of everything/);
});

test.each<[ReturnType<typeof unknown>, string]>([
  [
    unknown('not-enough', 0, 'untimed'),
    'We can’t say yet how you are doing in Math: it takes answers to 8 new questions, and you have none.',
  ],
  [
    unknown('not-enough', 3, 'timed'),
    'We can’t say yet how you are doing in Math: it takes answers to 8 new questions, and you have 3 under the clock.',
  ],
  [
    unknown('not-recent', 12, 'untimed'),
    'We can’t say any more how you are doing in Math: of the 12 new questions that you answered without a clock, too few are recent.',
  ],
])('what is to be found out: %j', (known, words) => {
  expect(said({ kind: 'find-out', section: 'quantitative', known, questions: 10 }).reasons).toEqual([words]);
});

function unknown(
  state: 'not-enough' | 'not-recent',
  responses: number,
  clock: ClockedKnown['clock'],
): Exclude<ClockedKnown, { state: 'known' }> {
  return { state, responses, right: 0, clock };
}

const practice = (
  area: PracticeArea,
  section: ScoredSection,
  onTest: number,
  clock: ClockedKnown['clock'] = 'untimed',
): PracticeStep => ({
  kind: 'practice',
  area,
  section,
  onTest,
  questions: 10,
  known: {
    state: 'known',
    clock,
    responses: 25,
    right: 13,
    ability: 0,
    share: 0.6,
    range: { low: 0.5, high: 0.7 },
  },
});

describe('practice of', () => {
  test.each<[string, PracticeStep, RegExp]>([
    [
      'a group',
      practice({ kind: 'group', group: 'analogies-parts' }, 'verbal', 60 / 7),
      /^8 or 9 of the 60 Verbal questions are of this kind, and you would get about 5 right\. Of 25 new questions answered without a clock so far, 13 were right\.$/,
    ],
    [
      'a topic with one question',
      practice({ kind: 'topic', topic: 'reading-argument' }, 'reading', 1, 'timed'),
      /^1 of the 40 Reading questions is of this kind, .* Of 25 new questions answered under the clock so far, 13 were right\.$/,
    ],
    [
      'a topic of which hardly a question is right',
      practice({ kind: 'topic', topic: 'reading-argument' }, 'reading', 0.5),
      /and you would get hardly any right\./,
    ],
    [
      'a section',
      practice({ kind: 'section', section: 'quantitative' }, 'quantitative', 50),
      /^Math has 50 questions, and you would get about 30 right\./,
    ],
  ])('%s', (_, step, words) => expect(said(step).reasons[0]).toMatch(words));

  const percent = (clock: ClockedKnown['clock']) =>
    practice({ kind: 'topic', topic: 'math-percent' }, 'quantitative', 2.5, clock);

  test('a topic says whether its drill is timed', () => {
    expect(said(percent('timed')).length).toBe('10 minutes, 10 questions, timed');
    expect(said(percent('untimed')).length).toBe('10 minutes, 10 questions');
  });

  test.each([
    [3.2, 'about 3 scaled points in Math'],
    [1, 'about 1 scaled point in Math'],
    [0.3, 'less than a scaled point in Math'],
  ])('a gain of %d says which points it means', (points, words) =>
    expect(stepWords({ ...prospect(percent('timed')), points }, true).gain).toBe(words),
  );

  test('the best says so, and what comes after it claims no nearness', () => {
    expect(said(percent('timed')).reasons[1]).toMatch(/^Of all that is known well enough to judge, nothing/);
    expect(said(percent('timed'), false).reasons[1]).toMatch(/^Of all that is left, nothing/);
  });
});

describe('why a question is asked', () => {
  const why = {
    topic: 'math-percent',
    difficulty: 4,
    recalls: null,
    seenAtMs: null,
    chance: null,
    topicSoFar: null,
  } as const;

  test('of an unknown student it tells how hard the question is', () => {
    expect(whyWords(why)).toContain(
      'We can’t say yet how you are doing in this section. By our judgment, this question is level 4 of 5, where 5 is the hardest.',
    );
  });

  test('the topic so far names its clock', () => {
    const known = { ...why, chance: 0.74, topicSoFar: { right: 7, responses: 9, clock: 'timed' } } as const;
    expect(whyWords(known)).toContain(
      'So far, under the clock, you have had 7 of 9 new questions of this topic right.',
    );
    expect(whyWords(known).some((words) => words.startsWith('You are likely to get about 7 of 10'))).toBe(
      true,
    );
  });
});
