/**
 * The language of the Middle Level's questions. The thresholds are our own choice, because the test maker publishes no word list and
 * no readability (docs/ssat.md, "The Middle Level"). They measure a word's frequency, not its sense, which readers judge.
 */
import type { AnalogyItem, Passage, QuantitativeItem, SynonymItem } from '@/domain/exam/items/item';
import { isDaleChall, medianZipf, zipf } from './word-frequency';

/** The Zipf frequencies of a file's synonym stems, and the shares of the file that have them. */
const medianOfStems = [3, 3.3] as const;
const usualStems = [2.4, 4] as const;
const leastUsualShare = 0.8;
const rareStem = 2.3;
const mostRareShare = 0.1;
const mostEasyShare = 1 / 15;

/** Words rarer than this are in no item. */
const leastFrequency = 1.9;
/** A choice that is rarer than its stem is still usual at this frequency. */
const usualChoice = 3;
/** Only items of at least this difficulty may have choices that are rarer than the stem. */
const hardItem = 4;
const uncommon = 2.5;
const mostUncommonInAnalogies = 0.05;
const mostUncommonInPassage = 5;
const leastInQuestion = 2.3;

const terms =
  /^(?:quadrilateral|parallelogram|trapezoid|isosceles|equilateral|perimeter|circumference|diameter|radi(?:us|i)|rectang\w*|\w+gons?|prism|vert(?:ex|ices)|integers?|numerator|denominator|divisors?|divisible|multiples?|remainders?|pictograph|milliliters?|centimeters?|kilograms?|exponents?|squared|cubed|inequality|simplified)$/;

const endings: readonly (readonly [RegExp, string])[] = [
  [/['’]s$/, ''],
  [/s$/, ''],
  [/es$/, ''],
  [/ies$/, 'y'],
  [/ed$/, ''],
  [/d$/, ''],
  [/ied$/, 'y'],
  [/(.)\1ed$/, '$1'],
  [/ing$/, ''],
  [/ing$/, 'e'],
  [/(.)\1ing$/, '$1'],
  [/ly$/, ''],
  [/ily$/, 'y'],
  [/er$/, ''],
  [/est$/, ''],
];

/** Returns the frequency of the most common of a word's forms: readers who know "pebble" know "pebbles". 7 for words of grade 4. */
export function familyFrequency(word: string): number {
  const forms = [word, ...endings.map(([ending, plain]) => word.replace(ending, plain))];
  return forms.some(isDaleChall) ? 7 : Math.max(...forms.map(zipf));
}

const isOneWord = (text: string) => !text.includes(' ');

export function synonymFaults({
  stem,
  difficulty,
  choices,
}: Pick<SynonymItem, 'stem' | 'difficulty' | 'choices'>): string[] {
  const ofStem = zipf(stem);
  const rarer =
    difficulty >= hardItem
      ? []
      : choices.filter(
          ({ text }) => isOneWord(text) && familyFrequency(text) < Math.min(usualChoice, ofStem),
        );
  return [
    ...(ofStem < leastFrequency ? [`the stem ${stem} is too rare: ${ofStem.toFixed(1)}`] : []),
    ...rarer.map(({ text }) => `the choice ${text} is rarer than the stem ${stem}`),
  ];
}

/** Returns the faults of a file's synonym stems together. */
export function stemListFaults(stems: readonly string[]): string[] {
  const frequencies = stems.map(zipf);
  const median = medianZipf(stems);
  const share = (test: (frequency: number) => boolean) => frequencies.filter(test).length / stems.length;
  const [least, most] = medianOfStems;
  return [
    ...(median < least || median > most ? [`the median of the stems is ${median.toFixed(2)}`] : []),
    ...(share((each) => each >= usualStems[0] && each <= usualStems[1]) < leastUsualShare
      ? ['too few stems are of the usual frequency']
      : []),
    ...(share((each) => each < rareStem) > mostRareShare ? ['too many stems are rare'] : []),
    ...(stems.filter(isDaleChall).length > Math.ceil(stems.length * mostEasyShare)
      ? ['too many stems are known to fourth graders']
      : []),
  ];
}

function wordsOfAnalogy({ stem, choices }: Pick<AnalogyItem, 'stem' | 'choices'>): string[] {
  return [stem, ...choices.map(({ text }) => text)]
    .flatMap((text) => text.split(/ is to |\bas\b/))
    .map((word) => word.trim())
    .filter((word) => word !== '' && isOneWord(word));
}

/** Returns the faults of a file's analogies, by word and together. */
export function analogyFaults(items: readonly Pick<AnalogyItem, 'stem' | 'choices'>[]): string[] {
  const words = items.flatMap(wordsOfAnalogy);
  const rare = words.filter((word) => familyFrequency(word) < leastFrequency);
  const few = words.filter((word) => familyFrequency(word) < uncommon).length;
  return [
    ...rare.map((word) => `${word} is too rare`),
    ...(few > words.length * mostUncommonInAnalogies ? [`${few} of ${words.length} words are uncommon`] : []),
  ];
}

/** Returns the uncommon words of a passage that has too many of them; names don't count. */
export function passageFaults({ text }: Pick<Passage, 'text'>): string[] {
  const words = new Set(text.join(' ').match(/(?<![\p{L}’-])[a-z][a-z’]*(?![\p{L}-])/gu) ?? []);
  const found = [...words].filter((word) => familyFrequency(word.replace(/’$/, '')) < uncommon);
  return found.length > mostUncommonInPassage ? [`${found.length} uncommon words: ${found.join(', ')}`] : [];
}

/** Returns the words of a math question that are neither usual nor terms of mathematics. */
export function questionFaults({ stem }: Pick<QuantitativeItem, 'stem'>): string[] {
  const words = stem.replaceAll(/`[^`]*`/g, ' ').match(/(?<![\p{L}’-])[a-z]{3,}(?![\p{L}’-])/gu) ?? [];
  return words
    .filter((word) => familyFrequency(word) < leastInQuestion && !terms.test(word))
    .map((word) => `${word} is too rare`);
}
