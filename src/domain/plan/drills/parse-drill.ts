/** Parses drill URLs and resolves a drill's subject. */
import { drillIdPrefix } from '@/domain/exam/catalog/plan-parts';
import { type ScoredSection, scoredSections } from '@/domain/exam/test/scored-sections';
import { topicGroups } from '@/domain/exam/report/topic-results';
import { type ItemKind, sectionOfItemKind } from '@/domain/exam/items/item';
import { analogyDistractors, readingDistractors, synonymDistractors } from '@/domain/exam/items/distractor';
import { assertPresent, assertUnreachable } from '@/lib/assert';
import { typedKeys } from '@/lib/typedKeys';
import type { LevelId } from '@/domain/exam/level/level-id';
import {
  allTopics,
  findTopic,
  type PracticeTopic,
  practiceTopics,
  type Topic,
} from '@/domain/plan/topics/topics';
import {
  type DrillGroup,
  type DrillRequest,
  type DrillSubject,
  distractorPrefix,
  type DrillDistractorKind,
  maxDrillQuestions,
  offeredDrillLengths,
  defaultDrill,
} from './drill-request';
import { topicsOfGroup } from '@/domain/plan/topics/topic-groups';

/** None for math, whose distractors are unknown until an item is generated. */
const distractorsByKind: Readonly<Record<ItemKind, readonly DrillDistractorKind[]>> = {
  synonym: typedKeys(synonymDistractors),
  analogy: typedKeys(analogyDistractors),
  quantitative: [],
  reading: typedKeys(readingDistractors),
};

export const drillDistractors: readonly DrillDistractorKind[] = Object.values(distractorsByKind).flat();

/** The kind of question with this distractor. */
export function itemKindOfDistractor(distractor: DrillDistractorKind): ItemKind {
  const kind = typedKeys(distractorsByKind).find((each) => distractorsByKind[each].includes(distractor));
  return assertPresent(kind, `No kind of question has the distractor ${distractor}`);
}

/** Returns undefined for distractors that can't be the subject of a drill. */
export function parseDrillDistractor(distractor: string): DrillDistractorKind | undefined {
  return drillDistractors.find((each) => each === distractor);
}

export const drillGroups: readonly DrillGroup[] = [...typedKeys(topicGroups), 'analogies'];

/** Parses the drill in a URL; returns null if the subject is missing or unknown. Other unreadable settings get their defaults. */
export function parseDrill(search: { get(name: string): string | null }): DrillRequest | null {
  const subject = parseDrillSubject(search.get('practice'));
  if (subject === null) return null;
  const questions = search.get('questions');
  return {
    subject,
    questions: questions === 'endless' ? longestOf(subject) : lengthFrom(questions),
    clock: search.get('clock') === 'timed' ? 'timed' : 'untimed',
    reasons: search.get('reasons') === 'at-end' ? 'at-end' : 'after-each',
  };
}

/** Outside math, `endless` falls back to the longest offered length. */
function longestOf(subject: DrillSubject): DrillRequest['questions'] {
  return sectionOfSubject(subject) === 'quantitative' ? 'endless' : Math.max(...offeredDrillLengths);
}

function lengthFrom(text: string | null): number {
  const questions = Number(text ?? '');
  return /^\d{1,2}$/.test(text ?? '') && questions >= 1 && questions <= maxDrillQuestions
    ? questions
    : defaultDrill.questions;
}

export function parseDrillSubject(text: string | null): DrillSubject | null {
  if (text === 'mistakes') return { kind: 'mistakes' };
  const section = scoredSections.find((each) => each === text);
  if (section !== undefined) return { kind: 'section', section };
  const group = drillGroups.find((each) => each === text);
  if (group !== undefined) return { kind: 'group', group };
  const distractor =
    text?.startsWith(distractorPrefix) === true
      ? parseDrillDistractor(text.slice(distractorPrefix.length))
      : undefined;
  if (distractor !== undefined) return { kind: 'distractor', distractor };
  const topic = findTopic(text ?? '');
  return topic === undefined ? null : { kind: 'topic', topic: topic.id };
}

/** Parses a drill's subject from its plan id; null if the id isn't a drill's. */
export function drillSubjectFromId(planId: string): DrillSubject | null {
  return planId.startsWith(drillIdPrefix) ? parseDrillSubject(planId.slice(drillIdPrefix.length)) : null;
}

/** Returns null for mistake reviews, which may cover all sections. */
export function sectionOfSubject(subject: DrillSubject): ScoredSection | null {
  switch (subject.kind) {
    case 'section':
      return subject.section;
    case 'group':
      return subject.group === 'analogies' ? 'verbal' : topicGroups[subject.group].section;
    case 'topic':
      return findTopic(subject.topic)?.section ?? null;
    case 'distractor':
      return sectionOfItemKind(itemKindOfDistractor(subject.distractor));
    case 'mistakes':
      return null;
    default:
      return assertUnreachable(subject);
  }
}

/** The topics of a drill as a level's test has them. */
export function levelTopicsOfSubject(subject: DrillSubject, level: LevelId): readonly PracticeTopic[] {
  const ids = new Set(topicsOfSubject(subject).map(({ id }) => id));
  return practiceTopics(level).filter(({ id }) => ids.has(id));
}

/** The topics of a drill at any level. A part of speech maps to all synonyms. */
export function topicsOfSubject(subject: DrillSubject): readonly Topic[] {
  const section = sectionOfSubject(subject);
  if (section === null) return allTopics;
  const all = allTopics.filter((topic) => topic.section === section);
  if (subject.kind === 'topic') return all.filter(({ id }) => id === subject.topic);
  if (subject.kind === 'distractor' && section === 'verbal') {
    const isSynonym = itemKindOfDistractor(subject.distractor) === 'synonym';
    return all.filter(({ id }) => (id === 'synonyms') === isSynonym);
  }
  if (subject.kind !== 'group') return all;
  if (subject.group === 'analogies') return all.filter(({ id }) => id !== 'synonyms');
  return topicsOfGroup(subject.group);
}
