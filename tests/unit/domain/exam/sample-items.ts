/** Items for tests only: 20 of each kind, with rotating keys and difficulties 1 to 5; the key is never the longest choice. */
import {
  type AnalogyItem,
  type Choice,
  choiceByLetter,
  type Difficulty,
  type FiveChoices,
  choiceLetters,
  type QuantitativeItem,
  type AnalogyRelation,
  analogyRelationLabels,
  type SynonymItem,
  synonymTopics,
  type VerbalItem,
  type WritingPrompt,
} from '@/domain/exam/items/item';
import type { DistractorKind } from '@/domain/exam/items/distractor';
import { assertPresent } from '@/lib/assert';

const difficulties = [1, 2, 3, 4, 5] as const satisfies readonly Difficulty[];
const relations = Object.keys(analogyRelationLabels).filter(
  (name): name is AnalogyRelation => name in analogyRelationLabels,
);
const at = <T>(list: readonly T[], index: number): T =>
  assertPresent(list[index % list.length], 'an empty list');
const four = (n: number) => String(n).padStart(4, '0');

const choice = (text: string) => ({ text, why: `“${text}” is here for the sake of the test.` });

export function fiveOf(words: readonly [string, string, string, string, string]): FiveChoices {
  const [a, b, c, d, e] = words;
  return [choice(a), choice(b), choice(c), choice(d), choice(e)];
}

/** Tags every wrong choice as a distractor, alternating between two kinds. */
function withDistractors<T extends VerbalItem | QuantitativeItem>(
  item: T,
  one: DistractorKind,
  other: DistractorKind,
): T {
  const [a, b, c, d, e] = item.choices;
  const key = choiceByLetter(item, item.key);
  const tagged = (each: Choice, distractor: DistractorKind) =>
    each === key ? each : { ...each, distractor };
  const choices = [
    tagged(a, one),
    tagged(b, other),
    tagged(c, one),
    tagged(d, other),
    tagged(e, one),
  ] as const;
  return { ...item, choices };
}

export function synonymItem(n: number, changes: Partial<SynonymItem> = {}): SynonymItem {
  const item: SynonymItem = {
    id: `syn-${four(n)}`,
    version: 1,
    section: 'verbal',
    kind: 'synonym',
    topic: at(synonymTopics, n),
    difficulty: at(difficulties, n),
    stem: `Word${n}`,
    partOfSpeech: 'noun',
    connotation: 'neutral',
    root: null,
    choices: fiveOf(['alpha', 'bravo', 'delta', 'hotel', 'kilos']),
    key: at(choiceLetters, n * 2),
    ...changes,
  };
  return withDistractors(item, 'same-field', 'opposite');
}

export function analogyItem(n: number, changes: Partial<AnalogyItem> = {}): AnalogyItem {
  const item: AnalogyItem = {
    id: `ana-${four(n)}`,
    version: 1,
    section: 'verbal',
    kind: 'analogy',
    relation: at(relations, n),
    layout: 'word',
    difficulty: at(difficulties, n),
    stem: `Hand${n} is to glove as foot is to`,
    bridge: 'A glove covers a hand.',
    choices: fiveOf(['socks', 'shoes', 'ankle', 'heels', 'tiles']),
    key: at(choiceLetters, n * 2),
    ...changes,
  };
  return withDistractors(item, 'near-relation', 'other-relation');
}

export function quantitativeItem(n: number, changes: Partial<QuantitativeItem> = {}): QuantitativeItem {
  const item: QuantitativeItem = {
    id: `qua-${four(n)}`,
    version: 1,
    section: 'quantitative',
    kind: 'quantitative',
    topic: 'integers',
    difficulty: at(difficulties, n),
    stem: `What is ${n} + 2?`,
    choices: fiveOf(['1', '2', '3', '4', '5']),
    key: 'C',
    method: 'Count on by two from the first number.',
    figure: null,
    table: null,
    check: { formula: '1 + 2' },
    ...changes,
  };
  return withDistractors(item, 'stopped-early', 'arithmetic');
}

export function writingPrompt(n: number, changes: Partial<WritingPrompt> = {}): WritingPrompt {
  return {
    id: `wri-${four(n)}`,
    version: 1,
    section: 'writing',
    kind: 'personal',
    text: `Door ${n} had never been opened.`,
    ...changes,
  };
}

/** Returns an item with words of equal length, except one longer distractor, and explanations that no other item has. */
function wordsOfItsOwn<T extends VerbalItem>(item: T, n: number): T {
  const longer = item.key === 'E' ? 0 : 4;
  const own = (index: 0 | 1 | 2 | 3 | 4) => {
    const { text, why, ...rest } = item.choices[index];
    return {
      ...rest,
      text: index === longer ? `${text}${n}-longest` : `${text}${n}`,
      why: why.replace(text, `${text}${n}`),
    };
  };
  return { ...item, choices: [own(0), own(1), own(2), own(3), own(4)] };
}

const twenty = Array.from({ length: 20 }, (_, index) => index + 1);
export const sampleItems: readonly VerbalItem[] = [
  ...twenty.map((n) => wordsOfItsOwn(synonymItem(n), n)),
  ...twenty.map((n) => wordsOfItsOwn(analogyItem(n), n)),
];
