/** The message if practice has fewer questions, or fewer new ones, than a drill asks for. */
import { expect, test } from 'vitest';
import { allSeenText } from '@/domain/plan/drills/drill-count-text';
import type { DrillSubject, PooledSubject } from '@/domain/plan/drills/drill-request';
import { buildItemIndex } from '@/domain/plan/topics/item-facts';
import { drillPoolNote, limitedPoolText } from '@/features/practice/limitedPoolText';
import { times } from '../../domain/exam/report/sample-results';
import { detailItem, generator, nowMs } from '../../domain/plan/sample-practice';

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

const bank = buildItemIndex('upper', {
  items: times(13, (n) =>
    detailItem(`rea-00${10 + n}`, `pas-000${n % 4}`, { topic: 'reading-inference', group: 'inference' }),
  ),
  generators: [generator('percent-easy')],
});
const inference: PooledSubject = { kind: 'topic', topic: 'reading-inference' };

test.each<[string, PooledSubject, number, number, string | null]>([
  ['enough new questions', inference, 10, 3, null],
  ['some of the requested questions seen', inference, 10, 7, '6 new, 4 seen before.'],
  ['fewer than requested, all new', inference, 20, 0, '13 questions: all we have for this skill.'],
  [
    'fewer than requested, some seen',
    inference,
    20,
    7,
    '13 questions: all we have for this skill. 6 new, 7 seen before.',
  ],
  [
    'all seen',
    inference,
    10,
    13,
    'You have seen all 13 questions on inference; this repeats the least recent ones.',
  ],
  [
    'all of a section seen',
    { kind: 'section', section: 'reading' },
    5,
    13,
    'You have seen all 13 Reading questions; this repeats the least recent ones.',
  ],
  ['math, which is always new', { kind: 'topic', topic: 'math-percent' }, 10, 13, null],
  ['nothing to ask', { kind: 'topic', topic: 'analogy-degree' }, 10, 0, null],
])('the note of a drill with %s', (_, subject, wished, seen, note) => {
  const ids = bank.items.slice(0, seen).map(({ id }) => id);
  expect(drillPoolNote(subject, wished, { index: bank, seen: new Map(ids.map((id) => [id, nowMs])) })).toBe(
    note,
  );
});

test.each<[PooledSubject, string]>([
  [{ kind: 'topic', topic: 'analogy-lack-of' }, 'questions on analogies: lack of'],
  [{ kind: 'group', group: 'analogies' }, 'questions on analogies'],
  [{ kind: 'distractor', distractor: 'look-alike' }, 'questions on synonyms ('],
])('names %j among seen questions', (subject, words) => {
  expect(allSeenText(subject, 9)).toContain(`all 9 ${words}`);
});
