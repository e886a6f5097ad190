/** Builds the multiple-choice meanings for a word. */
import { seededRandom } from '@/lib/random';
import type { WordEntry } from './word-entry';

export const meaningChoiceCount = 4;

/** A look-alike's meaning shorter than this share of the definition's length would give the answer away. */
const leastShare = 0.6;
/** Wrong choices are drawn from this many definitions of similar length, so that they vary between reviews. */
const drawnFrom = 6;

export interface MeaningChoice {
  readonly meaning: string;
  /** The word with this meaning. */
  readonly word: string;
}

/**
 * Returns true if another word's definition is safe as a wrong choice. Even a dictionary can't tell if two words of the same
 * connotation are near synonyms, so connotations must differ; for two neutral words, the editor's `near` list decides.
 */
export function canBeDistractor(entry: WordEntry, other: WordEntry): boolean {
  return (
    other.word !== entry.word &&
    other.partOfSpeech === entry.partOfSpeech &&
    (other.connotation !== entry.connotation || entry.connotation === 'neutral') &&
    !entry.near.includes(other.word)
  );
}

/** Returns true if a look-alike's meaning fits the part of speech and doesn't stand out by its length. */
function isPlausible(entry: WordEntry, meaning: string): boolean {
  return (
    beginning(meaning) === beginning(entry.definition) &&
    meaning.length >= leastShare * entry.definition.length
  );
}

/** Verb definitions begin with "to", noun definitions usually with an article. */
function beginning(meaning: string): string {
  return /^(?:to|an?|the) /.exec(meaning) === null ? 'other' : meaning.startsWith('to ') ? 'to' : 'article';
}

/**
 * Returns four meanings in random order, one of them right. Prefers plausible look-alikes, then words of the same file (and
 * therefore the same difficulty) whose definitions are of similar length.
 */
export function buildMeaningChoices(
  entry: WordEntry,
  file: readonly WordEntry[],
  seed: number,
): readonly MeaningChoice[] {
  const random = seededRandom(seed);
  const distance = (length: number) => Math.abs(length - entry.definition.length);
  const lookAlikes = random.shuffled(entry.lookAlikes);
  const plausible = lookAlikes.filter(({ meaning }) => isPlausible(entry, meaning));
  const others = file
    .filter((other) => canBeDistractor(entry, other))
    .map(({ word, definition }) => ({ word, meaning: definition }))
    .toSorted((a, b) => distance(a.meaning.length) - distance(b.meaning.length));
  const wrong = [
    ...plausible,
    ...random.shuffled(others.slice(0, drawnFrom)),
    ...lookAlikes.filter((each) => !plausible.includes(each)),
  ];
  const known = new Set([entry.definition]);
  const distinct = wrong.filter(({ meaning }) => !known.has(meaning) && known.add(meaning));
  return random.shuffled([
    { word: entry.word, meaning: entry.definition },
    ...distinct.slice(0, meaningChoiceCount - 1).map(({ word, meaning }) => ({ word, meaning })),
  ]);
}
