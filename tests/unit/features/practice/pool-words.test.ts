/** What is said where practice has fewer questions than a drill would ask. */
import { expect, test } from 'vitest';
import type { DrillSubject } from '@/domain/plan/drill-request';
import type { PracticeStep } from '@/domain/plan/practice-step';
import { stepWords } from '@/features/practice/hub/stepWords';
import { practiceLabel } from '@/features/practice/hub/words';
import { allThereIs } from '@/features/practice/poolWords';
import { standingFrom } from '@/domain/plan/ability';
import { practiceSteps } from '@/domain/plan/practice-step';
import { times } from '../../domain/exam/report/sample-results';
import { evidence, nowMs } from '../../domain/plan/sample-practice';

test.each<[DrillSubject, number, string]>([
  [{ kind: 'topic', topic: 'reading-tone' }, 6, '6 questions: all that practice has of this skill'],
  [{ kind: 'topic', topic: 'reading-prediction' }, 1, '1 question: all that practice has of this skill'],
  [{ kind: 'topic', topic: 'analogy-degree' }, 9, '9 questions: all that practice has of this relation'],
  [{ kind: 'topic', topic: 'synonyms' }, 9, '9 questions: all that practice has of this topic'],
  [{ kind: 'lure', lure: 'reversed' }, 3, '3 questions: all that practice has of this kind'],
  [{ kind: 'group', group: 'analogies' }, 3, '3 questions: all that practice has of this kind'],
])('%j with %i', (subject, questions, words) => {
  expect(allThereIs(subject, questions)).toBe(words);
});

test('a row’s link begins with what it shows, and says that there is no more', () => {
  expect(practiceLabel('Tone', null)).toBe('Practice tone');
  expect(practiceLabel('Tone', 6)).toBe('Practice 6, all there are: tone');
  expect(practiceLabel('Prediction', 1)).toBe('Practice 1, all there is: prediction');
});

test('today’s step says its own number of questions and minutes', () => {
  const answers = times(30, (n) =>
    evidence({ section: 'reading', topic: 'reading-tone', right: n % 2 === 0 }),
  );
  const [prospect] = practiceSteps(standingFrom(answers, nowMs)).filter(
    ({ step }) => step.kind === 'practice' && step.area.kind === 'topic',
  );
  if (prospect?.step.kind !== 'practice') throw new Error('Tone is known');
  const lengthOf = (step: PracticeStep, minutes: number) =>
    stepWords({ ...prospect, step, minutes }, true).length;
  expect(lengthOf(prospect.step, 15)).toBe('15 minutes, 10 questions');
  expect(lengthOf({ ...prospect.step, questions: 6 }, 9)).toBe(
    '9 minutes, 6 questions: all that practice has of this skill',
  );
});
