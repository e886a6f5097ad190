/** The meanings among which a student finds that of a word. */
import { seededRandom } from '@/lib/random';
import type { WordEntry } from './word-entry';

export const choiceCount = 4;

/** A look-alike's meaning that is shorter than this share of the definition would give the definition away by its length. */
const leastShare = 0.6;
/** So many of the words nearest in length are drawn from, so that a word isn't asked with the same meanings each time. */
const drawnFrom = 6;

export interface MeaningChoice {
  readonly meaning: string;
  /** Whose meaning it is. */
  readonly word: string;
}

/**
 * Whether another word's definition can be a wrong meaning of a word. Of two words of one tone even a dictionary can't tell whether
 * they mean nearly the same, so the tones differ; of two neutral words an editor has said it.
 */
export function canBeDistractor(entry: WordEntry, other: WordEntry): boolean {
  return (
    other.word !== entry.word &&
    other.partOfSpeech === entry.partOfSpeech &&
    (other.connotation !== entry.connotation || entry.connotation === 'neutral') &&
    !entry.near.includes(other.word)
  );
}

/** Whether a look-alike's meaning reads as one of the word's own part of speech, and isn't told by its length. */
function isPlausible(entry: WordEntry, meaning: string): boolean {
  return (
    beginning(meaning) === beginning(entry.definition) &&
    meaning.length >= leastShare * entry.definition.length
  );
}

/** "to" begins a verb's meaning, an article mostly a noun's. */
function beginning(meaning: string): string {
  return /^(?:to|an?|the) /.exec(meaning) === null ? 'other' : meaning.startsWith('to ') ? 'to' : 'article';
}

/**
 * Four meanings in chance order, one of them right: before all those of look-alikes where they are plausible, then those of other
 * words of the same file, which are of the same difficulty, about as long as the right one.
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
    ...distinct.slice(0, choiceCount - 1).map(({ word, meaning }) => ({ word, meaning })),
  ]);
}
