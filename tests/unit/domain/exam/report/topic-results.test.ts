import { expect, test } from 'vitest';
import {
  partsOfSpeech,
  analogyRelationLabels,
  readingSkillLabels,
  quantitativeTopicLabels,
} from '@/domain/exam/items/item';
import {
  clearlyWeakTopics,
  topicGroupOf,
  topicGroups,
  topicResults,
} from '@/domain/exam/report/topic-results';
import { readingItem } from '../sample-attempts';
import { analogyItem, quantitativeItem, synonymItem } from '../sample-items';
import { judged, sectionOf, times } from './sample-results';

const keys = <T extends object>(of: T) =>
  Object.keys(of).filter((key): key is Extract<keyof T, string> => key in of);

test('every kind of question belongs to a group of its own section', () => {
  const items = [
    ...partsOfSpeech.map((partOfSpeech) => synonymItem(1, { partOfSpeech })),
    ...keys(analogyRelationLabels).map((relation) => analogyItem(1, { relation })),
    ...keys(quantitativeTopicLabels).map((topic) => quantitativeItem(1, { topic })),
    ...keys(readingSkillLabels).map((skill) => readingItem(1, 'pas-0001', { skill })),
  ];
  for (const item of items) expect(topicGroups[topicGroupOf(item)].section).toBe(item.section);
  expect(new Set(items.map(topicGroupOf))).toEqual(new Set(keys(topicGroups)));
});

const noun = synonymItem(1, { partOfSpeech: 'noun' });
const verb = synonymItem(2, { partOfSpeech: 'verb' });

test('a topic has a share from eight first responses on', () => {
  const eight = times(8, (index) => judged(index < 6 ? 'right' : 'wrong', {}, noun));
  const seven = times(7, () => judged('right', {}, verb));
  const topics = topicResults({ parts: [sectionOf('verbal', [...seven, ...eight])] });
  expect(topics.map(({ group, questions, right }) => [group, questions, right])).toEqual([
    ['synonyms-nouns', 8, 6],
    ['synonyms-verbs', 7, 7],
  ]);
  expect(topics[0]?.share?.low).toBeLessThan(0.75);
  expect(topics[1]?.share).toBeNull();
});

test.each([
  ['seen before', judged('right', {}, noun, { seenBefore: true })],
  ['never reached', judged('blank', { timeMs: 0 }, noun)],
])('a question that was %s doesn’t count for its topic', (_, other) => {
  const topics = topicResults({ parts: [sectionOf('verbal', [judged('right', {}, noun), other])] });
  expect(topics).toMatchObject([{ group: 'synonyms-nouns', questions: 1 }]);
});

test('a question that was read and left blank counts', () => {
  const topics = topicResults({ parts: [sectionOf('verbal', [judged('blank', { timeMs: 4000 }, noun)])] });
  expect(topics).toMatchObject([{ questions: 1, right: 0, blank: 1 }]);
});

test('unscored questions count for no topic', () => {
  expect(topicResults({ parts: [sectionOf('mixed', [judged('right')], { scored: false })] })).toEqual([]);
});

test.each([
  ['two of ten next to nineteen of twenty', 2, ['synonyms-nouns']],
  ['eight of ten next to nineteen of twenty', 8, []],
] as const)('%s', (_, right, below) => {
  const nouns = times(10, (index) => judged(index < right ? 'right' : 'wrong', {}, noun));
  const verbs = times(20, (index) => judged(index < 19 ? 'right' : 'wrong', {}, verb));
  expect(clearlyWeakTopics(topicResults({ parts: [sectionOf('verbal', [...nouns, ...verbs])] }))).toEqual(
    below,
  );
});
