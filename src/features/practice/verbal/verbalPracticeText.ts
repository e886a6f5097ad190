import { type AnalogyRelation, analogyRelationLabels } from '@/domain/exam/items/item';
import type { RootFamily } from '@/data/roots/rootFamily';
import { capitalize } from '@/lib/text/format';

/** "Part and whole" */
export function relationName(relation: AnalogyRelation): string {
  return capitalize(analogyRelationLabels[relation]);
}

/** "It appears in “benefit” and “benign.” What does it mean?" */
export function rootQuestionText([first, second]: RootFamily['family']): string {
  const words = second === undefined ? `“${first?.word}.”` : `“${first?.word}” and “${second.word}.”`;
  return `It appears in ${words} What does it mean?`;
}

export const verbalPracticeLead =
  'Half of the verbal section asks what words mean; the other half asks exactly how two words are related.';

/** The analogy that the page's drawing shows. */
export const bridgeExample = {
  pairs: [
    ['kitten', 'cat'],
    ['gosling', 'goose'],
  ],
  bridge: 'is a young',
} as const;

export const relationsGuideSummary =
  'Each of our analogies uses one of these relations. Before you read on, say the bridge, which is a sentence that links the first two words.';

export const bridgeBuilderTexts = {
  summary: 'Make up your own bridge, pick the best of four, then find the pair it fits. Nothing is saved.',
  say: 'Aloud or in your head, say a sentence that links these two words. You can also type the sentence. Nobody judges it, and it isn’t saved.',
  choose: 'Which sentence says most precisely how the two words are related?',
  rightBridge: 'Yes, this bridge tells the pairs apart.',
  wrongBridge: 'Not this one. Compare it with the bridge marked as right.',
  tryIt: 'Now try the bridge on each pair. Which pair makes it true?',
  rightPair: 'Yes, the bridge holds for this pair and for no other.',
  wrongPair: 'Not this one. See what the bridge says about each pair.',
  done: 'Those were all the pairs. Choose another relation, or do the same pairs again.',
} as const;

export const rootRecallTexts = {
  summary: 'Recall what a root means, then see its family. Nothing is saved.',
} as const;
