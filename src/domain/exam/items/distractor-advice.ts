/** Advice against each kind of distractor in distractor.ts. In a file of its own, because only the error log and hints show it. */
import type { DistractorKind } from './distractor';

const adviceOf: Readonly<Record<DistractorKind, string>> = {
  // Synonyms
  'look-alike': 'Spell the word out in your head before you read the choices.',
  'sound-alike': 'Say the word slowly and picture it in a sentence before you read the choices.',
  'second-meaning': 'Think of the word’s other meanings when the first one fits two choices or none.',
  'same-field': 'Ask what the word means, not what it makes you think of.',
  degree: 'Put each choice in a sentence in place of the word; keep the one that changes the meaning least.',
  opposite: 'Say whether the word means good, bad, more, or less, then check your choice the same way.',
  'common-phrase': 'Set aside words that often go with the word, and look for one that could replace it.',
  // Analogies
  reversed: 'Say your bridge in the order of the pair, and keep that order for each choice.',
  'near-relation': 'Make your bridge more exact until only one choice fits it.',
  'other-relation': 'Judge each choice by your bridge, not by the choice’s subject.',
  'one-word-only': 'Check that your bridge holds for both words of your choice.',
  // Math
  'stopped-early':
    'Say once more what the question asks for, and check that your last number is exactly that.',
  'other-quantity': 'Write down what is asked, such as “how many are left,” before you start.',
  'left-out': 'Check off each number and condition in the question as you use it.',
  'wrong-sign': 'Decide first whether the answer must be larger or smaller, positive or negative.',
  'wrong-operation': 'Before you calculate, say in your own words what happens to the numbers.',
  order: 'One step per line: parentheses, exponents, multiplication and division, addition and subtraction.',
  'place-value': 'Round the numbers and estimate first. Your answer should be about that size.',
  'wrong-rule': 'Write the rule down before you use it, and try it on small numbers first.',
  'wrong-whole': 'Ask “of what?” for every percent, fraction, and average.',
  unit: 'Write the unit beside every number, and convert units before you calculate.',
  'misread-figure': 'Read the title, the labels, and the scale before you read the question.',
  miscounted: 'List the cases in order, and count them twice.',
  arithmetic: 'Do the calculation again another way, such as backward.',
  'half-checked': 'Test your choice against each condition, one at a time.',
  'looks-right': 'When an answer comes to you quickly, check it before you mark it.',
  // Reading
  'too-strong':
    'Be careful with words such as “always,” “only,” and “proves,” and find the line that supports them.',
  'too-broad': 'Ask whether the choice fits this passage or a whole book about its subject.',
  'part-for-whole': 'Say in one sentence what the whole passage does, then choose.',
  'half-right': 'Read each choice to the end, and drop it if one part is wrong.',
  contrary: 'Go back to the line and look for “not,” “but,” and “unless.”',
  elsewhere: 'Read the question again, then ask whether your choice answers it.',
  'not-in-passage': 'Put your finger on the line that proves your answer before you mark it.',
  viewpoint: 'Ask who thinks so: the writer, the narrator, or somebody in the passage.',
  'usual-meaning': 'Put each choice into the line in place of the word.',
  'face-value': 'Ask whether the writer means it literally, as a comparison, or as a joke.',
};

export function distractorAdvice(distractor: DistractorKind): string {
  return adviceOf[distractor];
}
