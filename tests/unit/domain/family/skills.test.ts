/** Accuracy with its interval. */
import { expect, test } from 'vitest';
import { sectionsThisWeek, skillsOf, weakestSection } from '@/domain/family/skills';
import { ago, evening, logOf, session } from './logs';

const answers = (day: number, topic: string, right: number, solved: number) =>
  session(ago(day), topic === 'Geometry' ? 'math' : 'verbal', 60, { topic, right, solved });

test.each([
  // Fewer than 15 answers say nothing, whatever they are.
  [14, 14, null],
  [12, 15, { value: 80, low: 64, high: 90 }],
  [80, 100, { value: 80, low: 74, high: 85 }],
  [20, 20, { value: 100, low: 92, high: 100 }],
  [0, 15, { value: 0, low: 0, high: 10 }],
] as const)('%d right of %d is known as %j', (right, solved, known) => {
  const [skill] = skillsOf(logOf([answers(3, 'Synonyms', right, solved)]), evening);
  expect(skill).toMatchObject({ skill: 'Synonyms', subject: 'verbal', right, solved, known, change: null });
});

test('skills are told by section, the lowest first, those with too few answers last', () => {
  const log = logOf([
    answers(1, 'Geometry', 10, 20),
    answers(2, 'Synonyms', 18, 20),
    answers(3, 'Analogies', 2, 4),
    answers(4, 'Roots', 12, 20),
    session(ago(5), 'writing', 60),
    answers(40, 'Older', 20, 20),
  ]);
  expect(skillsOf(log, evening).map(({ skill }) => skill)).toEqual([
    'Roots',
    'Synonyms',
    'Analogies',
    'Geometry',
  ]);
  expect(weakestSection(skillsOf(log, evening))).toBe('math');
  expect(weakestSection([])).toBe('verbal');
});

test.each([
  [40, 20, 100, 100, 20, 'up'],
  [18, 17, 20, 20, 5, 'stable'],
  [40, 80, 100, 100, -40, 'down'],
  [18, 10, 20, 14, null, 'stable'],
] as const)('%d right beside %d before, of %d and %d: %j, %s', (right, was, solved, of, change, trend) => {
  const log = logOf([answers(3, 'Synonyms', right, solved), answers(30, 'Synonyms', was, of)]);
  expect(skillsOf(log, evening)[0]).toMatchObject({ change, trend });
});

test('the sections of this week, beside last week', () => {
  const log = logOf([
    answers(6, 'Synonyms', 18, 20),
    answers(0, 'Roots', 12, 20),
    answers(7, 'Synonyms', 10, 20),
    answers(13, 'Synonyms', 10, 20),
    answers(14, 'Synonyms', 0, 20),
    answers(2, 'Geometry', 5, 10),
  ]);
  const [verbal, math, reading] = sectionsThisWeek(log, evening);
  expect(verbal).toMatchObject({
    subject: 'verbal',
    right: 30,
    solved: 40,
    before: 50,
    change: 25,
    trend: 'up',
  });
  expect(verbal?.known?.value).toBe(75);
  expect(math).toMatchObject({ subject: 'math', right: 5, solved: 10, known: null, before: null });
  expect(reading).toMatchObject({ subject: 'reading', solved: 0, known: null });
});
