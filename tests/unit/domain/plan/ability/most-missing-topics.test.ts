import type { TopicId } from '@/domain/plan/topics/topic-ids';
import { expect, test } from 'vitest';
import type { SkillEstimate } from '@/domain/plan/ability/ability';
import { sortByExpectedMisses } from '@/domain/plan/ability/most-missing-topics';
import { topicsOfSection } from '@/domain/plan/topics/topics';
import { tally } from '../sample-practice';

const known = (share: number): SkillEstimate => ({
  state: 'known',
  ...tally(10, 5),
  ability: 0,
  share,
  range: { low: share, high: share },
});
const skills = topicsOfSection('reading');
const usual = skills.map(({ id }) => id);
const order = (skillProfile: readonly (readonly [TopicId, SkillEstimate])[]) =>
  sortByExpectedMisses(skills, new Map(skillProfile)).map(({ id }) => id);

test('uses the usual order if nothing is known', () => expect(order([])).toEqual(usual));

test('sorts by the number of questions that would be missed, not only by the share', () => {
  const [most] = skills.toSorted((a, b) => b.onTest - a.onTest);
  const [least] = skills.toSorted((a, b) => a.onTest - b.onTest);
  const ids = order([
    [least?.id ?? 'synonyms', known(0.5)],
    [most?.id ?? 'synonyms', known(0.6)],
  ]);
  expect(ids.slice(0, 2)).toEqual([most?.id, least?.id]);
  expect(ids).toHaveLength(usual.length);
});

test('puts a mastered topic before an unknown one', () => {
  const last = usual.at(-1) ?? 'synonyms';
  expect(order([[last, known(1)]])[0]).toBe(last);
  expect(order([[last, { state: 'not-enough', ...tally(2, 0) }]])).toEqual(usual);
});
