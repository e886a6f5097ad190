import {
  type AnalogyItem,
  choiceByLetter,
  type Item,
  itemIdPrefix,
  type ItemKind,
  itemKindFromId,
} from '@/domain/exam/items/item';
import { NotationError, plainNotationText } from '@/domain/exam/items/notation';
import { assertUnreachable } from '@/lib/assert';
import { formatCount } from '@/lib/text/format';
import { figureFaults, tableFaults } from './figureFaults';

/** A generated item's id is its generator's id, a hyphen, and the seed. */
const generatedId = /^[a-z]+(?:-[a-z]+)*-\d{1,10}$/;

const shortestWhy = 20;
const longestWhy = 200;

/** Explanations must not refer to a letter or position, because choices may be shown in another order. */
const namesALetter =
  /\b[Cc]hoices?\s+\(?[A-E]\b|\b[Oo]ptions?\s+\(?[A-E]\b|\b[Aa]nswers?\s+\(?[A-E]\b|\([A-E]\)/;
const namesAPlace = /\b(?:first|second|third|fourth|fifth|last|next|previous) (?:choice|option|answer)s?\b/i;
/** Matches "X may be Y, but …", which concedes a point instead of explaining the mistake. */
const maybeBut = /\b(?:may|might|could|often|sometimes)\b[^.;]*, (?:but|yet|though)\b/i;
const sentenceEnd = /[.?!]["\u201d)]?(?=\s|$)/g;
/** Rejected in stems of synonyms and analogies. Other stems may use "not", except in negative questions, as in "which is NOT". */
const negativeWord = /\b(?:not|except)\b/i;
const negativeQuestion =
  /\b(?:NOT|EXCEPT|LEAST)\b|\bexcept\b|\b[Ww]hich\b[^.?]*\b(?:is|are|does|do|can|would|could) not\b/;
const citesLines = /\blines? \d|\bon line\b/i;
const catchAll = /\b(?:all|none|both|neither) of (?:these|the above|them)\b|^both$/i;
const pair = /^(?:(?! is to ).)+ is to (?:(?! is to ).)+$/;

/** Normalizes a text for comparison: lowercase letters and digits, with a space in place of anything else. */
export function normalizeForComparison(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}

/** Describes the faults that an item shows by itself, without its passage or the rest of the bank; empty if there are none. */
export function itemFaults(item: Item): string[] {
  // The other checks would throw on a formula that can't be parsed.
  const unreadable = notationFaults(item);
  if (unreadable.length > 0) return unreadable;
  return [
    ...idFaults(item),
    ...choiceFaults(item),
    ...item.choices.flatMap(({ text, why }) => explanationFaults(`the explanation of "${text}"`, why)),
    ...stemFaults(item),
    ...distractorFaults(item),
    ...quoteFaults(item),
    ...ownFaults(item),
  ];
}

function idFaults(item: Item): string[] {
  if (item.kind === 'quantitative' && item.check === null)
    return generatedId.test(item.id) ? [] : ['its id must be that of its generator with a seed'];
  return itemKindFromId(item.id) === item.kind
    ? []
    : [`its id must look like ${itemIdPrefix(item.kind)}-0001`];
}

/** Reports formulas that can't be parsed. Covers every kind of item, because a stray backtick in any text would start a formula. */
function notationFaults(item: Item): string[] {
  const texts = [item.stem, ...item.choices.flatMap(({ text, why }) => [text, why])];
  if (item.kind === 'quantitative') texts.push(item.method);
  return texts.flatMap((text) => {
    try {
      plainNotationText(text);
      return [];
    } catch (error) {
      if (error instanceof NotationError) return [`its formula can't be read (${error.message}): ${text}`];
      throw error;
    }
  });
}

/** Reports straight quotation marks and apostrophes; formulas have none. */
function quoteFaults(item: Item): string[] {
  const texts = [item.stem, ...item.choices.flatMap(({ text, why }) => [text, why])];
  if (item.kind === 'quantitative') texts.push(item.method);
  if (item.kind === 'analogy') texts.push(item.bridge);
  return texts
    .filter((text) => /["']/.test(text))
    .map((text) => `a straight quotation mark or apostrophe: ${text}`);
}

/** The maximum length of the longest choice in characters, given the shortest: sentences may vary more than words. */
const mostLength: Readonly<Record<ItemKind, (shortest: number) => number>> = {
  synonym: (shortest) => 2.5 * shortest + 6,
  analogy: (shortest) => 2.5 * shortest + 6,
  quantitative: (shortest) => 2.5 * shortest + 8,
  reading: (shortest) => 2.5 * shortest + 20,
};

function choiceFaults(item: Item): string[] {
  const same =
    item.kind === 'quantitative' ? (text: string) => text.trim().toLowerCase() : normalizeForComparison;
  const plain = item.choices.map((choice) => plainNotationText(choice.text));
  const texts = plain.map(same);
  const faults: string[] = [];
  const twice = texts.find((text, index) => texts.indexOf(text) !== index);
  if (twice !== undefined) faults.push(`two choices are the same: "${twice}"`);
  const terms = termsOf(item).map(normalizeForComparison);
  const repeated = texts.find((text) => terms.includes(text));
  if (repeated !== undefined) faults.push(`a choice repeats the stem: "${repeated}"`);
  if (texts.some((text) => catchAll.test(text))) faults.push('a choice is a catch-all ("all of these")');
  const sums = plain.filter((text) => /^\$[\d,]+(?:\.\d\d)?$/.test(text));
  if (new Set(sums.map((text) => text.includes('.'))).size > 1)
    faults.push('some of its sums of money have cents and others not');
  const lengths = plain.map((text) => text.length);
  const [shortest, longest] = [Math.min(...lengths), Math.max(...lengths)];
  if (longest > mostLength[item.kind](shortest))
    faults.push(`choices differ too much in length: ${shortest} to ${longest} characters`);
  return faults;
}

/**
 * The minimum number of different distractor types among the wrong choices. Math needs only one, because the four most realistic
 * mistakes may all be miscounts, for example.
 */
const leastDistractorKinds: Readonly<Record<Item['kind'], number>> = {
  synonym: 2,
  analogy: 2,
  quantitative: 1,
  reading: 1,
};

/** Reports a key with a distractor type, a wrong choice without one, and too few different types. */
function distractorFaults(item: Item): string[] {
  const key = choiceByLetter(item, item.key);
  const wrong = item.choices.filter((choice) => choice !== key);
  const distractors = new Set(wrong.flatMap(({ distractor }) => distractor ?? []));
  return [
    ...(key.distractor === undefined ? [] : ['its key has a type of distractor']),
    ...wrong
      .filter(({ distractor }) => distractor === undefined)
      .map(({ text }) => `"${text}" has no type of distractor`),
    ...(distractors.size < leastDistractorKinds[item.kind]
      ? [
          `its wrong choices have ${formatCount(distractors.size, 'kind')} of distractor; at least ${leastDistractorKinds[item.kind]} are asked for`,
        ]
      : []),
  ];
}

/** Returns what no choice may repeat: a synonym's stem, an analogy's given words, or its given pair if the choices are pairs. */
function termsOf(item: Item): string[] {
  if (item.kind === 'synonym') return [item.stem];
  if (item.kind !== 'analogy') return [];
  const given = item.stem.replace(/ (?:as|is to)$/, '');
  return item.layout === 'pair' ? [given] : given.split(/ is to | as /);
}

/** Describes the faults of an explanation, which the messages call `name`. */
function explanationFaults(name: string, why: string): string[] {
  const faults: string[] = [];
  if (why.length < shortestWhy || why.length > longestWhy)
    faults.push(`${name} has ${why.length} characters; ${shortestWhy} to ${longestWhy} are asked for`);
  if (!/\.["\u201d]?$/.test(why)) faults.push(`${name} does not end with a full stop`);
  if ((why.match(sentenceEnd)?.length ?? 0) > 2) faults.push(`${name} has more than two sentences`);
  if (maybeBut.test(why))
    faults.push(`${name} says that it may be so, but; it says what is and what mistake leads there`);
  if (why.includes('!')) faults.push(`${name} has an exclamation mark`);
  if (namesALetter.test(why) || namesAPlace.test(why))
    faults.push(`${name} names a choice by its letter or place`);
  return faults;
}

function stemFaults(item: Item): string[] {
  const negative = item.kind === 'synonym' || item.kind === 'analogy' ? negativeWord : negativeQuestion;
  return [
    ...(negative.test(item.stem) ? ['the stem asks in the negative'] : []),
    ...(item.kind === 'reading' && citesLines.test(item.stem) ? ['the stem cites line numbers'] : []),
  ];
}

/** Describes the faults that only an item of this kind can have. */
function ownFaults(item: Item): string[] {
  switch (item.kind) {
    case 'synonym':
    case 'reading':
      return [];
    case 'analogy':
      return layoutFaults(item);
    case 'quantitative':
      return [
        ...explanationFaults('the method', item.method),
        ...(item.figure === null ? [] : figureFaults(item.figure)),
        ...(item.table === null ? [] : tableFaults(item.table)),
      ];
    default:
      return assertUnreachable(item);
  }
}

function layoutFaults(item: AnalogyItem): string[] {
  const pairs = item.choices.filter((choice) => pair.test(choice.text)).length;
  if (item.layout === 'pair') {
    return [
      ...(/^.+ is to .+ as$/.test(item.stem) ? [] : ['the stem of a pair analogy must read "A is to B as"']),
      ...(pairs === item.choices.length ? [] : ['every choice of a pair analogy must read "x is to y"']),
    ];
  }
  return [
    ...(/^.+ is to .+ as .+ is to$/.test(item.stem)
      ? []
      : ['the stem of a word analogy must read "A is to B as C is to"']),
    ...(pairs === 0 ? [] : ['a choice of a word analogy must not be a pair']),
  ];
}
