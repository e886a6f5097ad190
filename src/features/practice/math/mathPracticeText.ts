import { type LevelId, levelIds } from '@/domain/exam/level/level-id';
import { testLevels } from '@/domain/exam/level/test-levels';
import { practiceTopic } from '@/domain/plan/topics/topics';
import type { TopicId } from '@/domain/plan/topics/topic-ids';
import { formatList } from '@/lib/text/format';

export const mathPracticeLead =
  'Fifty questions, two 30-minute sections, and no calculator unless it is approved as an accommodation.';

/** "The 20 Topics" */
export function topicMapTitle(level: LevelId): string {
  return `The ${testLevels[level].quantitativeTopics.length} Topics`;
}

/** Says which levels have a topic that the student's own doesn't have: "Upper Level only". */
export function otherLevelText(topic: TopicId): string {
  const names = levelIds
    .filter((level) => practiceTopic(topic, level) !== undefined)
    .map((level) => testLevels[level].name);
  return `${formatList(names)} Level only`;
}

export const topicMapSummary =
  'Do ten questions on a topic, or keep going with new numbers. After each question, you see the method. If you miss one, you get another like it.';

export const formulaTexts = {
  summary:
    'Recall each formula before you see the choices. Formulas you miss return at the end of the round. Nothing is saved.',
  think: 'Say it, or write it on paper. Then look at the choices.',
} as const;

/** Describes a finished round: the number right on the first try. */
export function formulaRoundSentence(questions: number, missed: number): string {
  if (missed === 0) return `All ${questions} right the first time.`;
  return `${questions - missed} of ${questions} right the first time. You repeated the others until you got them right.`;
}
