/** The message if practice has fewer questions than a drill asks for. */
import { expect, test } from 'vitest';
import type { DrillSubject } from '@/domain/plan/drills/drill-request';
import { practiceLinkLabel } from '@/features/practice/hub/hubText';
import { limitedPoolText } from '@/features/practice/limitedPoolText';

test.each<[DrillSubject, number, string]>([
  [{ kind: 'topic', topic: 'reading-tone' }, 6, '6 questions: all we have for this skill'],
  [{ kind: 'topic', topic: 'reading-prediction' }, 1, '1 question: all we have for this skill'],
  [{ kind: 'topic', topic: 'analogy-degree' }, 9, '9 questions: all we have for this relation'],
  [{ kind: 'topic', topic: 'synonyms' }, 9, '9 questions: all we have for this topic'],
  [{ kind: 'distractor', distractor: 'reversed' }, 3, '3 questions: all we have for this kind'],
  [{ kind: 'group', group: 'analogies' }, 3, '3 questions: all we have for this kind'],
])('%j with %i', (subject, questions, words) => {
  expect(limitedPoolText(subject, questions)).toBe(words);
});

test('a row’s link starts with its visible text, and says if there are no more questions', () => {
  expect(practiceLinkLabel('Tone', null)).toBe('Practice tone');
  expect(practiceLinkLabel('Tone', 6)).toBe('Practice 6, all we have on tone');
  expect(practiceLinkLabel('Prediction', 1)).toBe('Practice 1, all we have on prediction');
});
