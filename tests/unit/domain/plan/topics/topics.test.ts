import { expect, test } from 'vitest';
import {
  type Item,
  type ItemKind,
  partsOfSpeech,
  analogyRelationLabels,
  readingSkillLabels,
  quantitativeTopicLabels,
} from '@/domain/exam/items/item';
import { scoredSections } from '@/domain/exam/test/scored-sections';
import { topicGroupOf, topicGroups } from '@/domain/exam/report/topic-results';
import { drillMinutes, secondsPerQuestion } from '@/domain/plan/drills/drill-length';
import { testLevels } from '@/domain/exam/level/test-levels';
import {
  practiceTopics,
  topicIdOf,
  topicName,
  findTopic,
  practiceTopic,
  topicsOfSection,
} from '@/domain/plan/topics/topics';
import { isTopicId } from '@/domain/plan/topics/topic-ids';
import { groupOfTopic } from '@/domain/plan/topics/topic-groups';
import { typedKeys } from '@/lib/typedKeys';
import { readingItem } from '../../exam/sample-attempts';
import { analogyItem, quantitativeItem, synonymItem } from '../../exam/sample-items';

/** A question of each topic. The type demands all kinds. */
const itemsByKind: Readonly<Record<ItemKind, readonly Item[]>> = {
  synonym: partsOfSpeech.map((partOfSpeech) => synonymItem(1, { partOfSpeech })),
  analogy: typedKeys(analogyRelationLabels).map((relation) => analogyItem(1, { relation })),
  quantitative: typedKeys(quantitativeTopicLabels).map((topic) => quantitativeItem(1, { topic })),
  reading: typedKeys(readingSkillLabels).map((skill) => readingItem(1, 'pas-0001', { skill })),
};
const items = Object.values(itemsByKind).flat();

test('every kind of question practices a topic of its own section, and every topic has questions', () => {
  for (const item of items) expect(findTopic(topicIdOf(item))?.section).toBe(item.section);
  expect(new Set(items.map(topicIdOf))).toEqual(new Set(practiceTopics('upper').map(({ id }) => id)));
  expect(practiceTopics('upper').filter(({ id }) => !isTopicId(id))).toEqual([]);
  expect(practiceTopics('upper')).toHaveLength(44);
});

test('a topic belongs to the group of its questions, and synonyms to none', () => {
  for (const item of items)
    expect(groupOfTopic(topicIdOf(item))).toBe(item.kind === 'synonym' ? null : topicGroupOf(item));
  for (const { id, section } of practiceTopics('upper')) {
    const group = groupOfTopic(id);
    if (group !== null) expect(topicGroups[group].section).toBe(section);
  }
});

test.each(scoredSections)('the topics of %s add up to the section', (section) => {
  const topics = topicsOfSection(section, 'upper');
  expect(topics.reduce((sum, { onTest }) => sum + onTest, 0)).toBeCloseTo(
    testLevels.upper.questions[section],
  );
  expect(topics.every(({ onTest }) => onTest > 0)).toBe(true);
});

test.each([
  ['synonyms', 'Synonyms', 30],
  ['analogy-part-whole', 'Part and whole', 30 / 14],
  ['math-percent', 'Percent', 2.5],
  ['reading-inference', 'Inference', 9],
  ['reading-argument', 'Argument', 1],
] as const)('%s is called %s and asked %d times', (id, label, onTest) => {
  expect(findTopic(id)?.label).toBe(label);
  expect(practiceTopic(id, 'upper')?.onTest).toBeCloseTo(onTest);
});

test('topics have unique ids, and unique names within a section', () => {
  expect(new Set(practiceTopics('upper').map(({ id }) => id)).size).toBe(practiceTopics('upper').length);
  for (const section of scoredSections) {
    const labels = topicsOfSection(section, 'upper').map(({ label }) => label);
    expect(new Set(labels).size).toBe(labels.length);
  }
});

test.each(['', 'math', 'math-', 'percent', 'constructor', 'Synonyms'])('%j isn’t a topic', (id) => {
  expect(findTopic(id)).toBeUndefined();
});

test.each([
  ['verbal', 60 * 30],
  ['quantitative', 50 * 72],
  ['reading', 40 * 60],
] as const)('all questions of %s take the %i seconds of its test', (section, seconds) => {
  expect(testLevels.upper.questions[section] * secondsPerQuestion[section]).toBe(seconds);
});

test.each([
  ['verbal', 10, 10],
  ['quantitative', 10, 17],
  ['reading', 10, 15],
  ['verbal', 0, 1],
] as const)(
  'a drill of %s with %i questions and their explanations takes %i minutes',
  (section, questions, minutes) => {
    expect(drillMinutes(section, questions)).toBe(minutes);
  },
);

test.each([
  ['analogy-lack-of', 'Analogies: lack of'],
  ['analogy-synonym', 'Analogies: same meaning'],
  ['synonyms', 'Synonyms'],
  ['math-percent', 'Percent'],
])('in mixed lists, %s is called %s', (id, name) => {
  const topic = findTopic(id);
  expect(topic && topicName(topic)).toBe(name);
});
