/**
 * Output for the item bank's authors: a table of the bank, a single item, the generated index and statistics, and a sheet for a
 * blind reader, who answers the questions without seeing the key.
 */
import { countBankFigures } from '@/data/bank-figures/countBankFigures';
import { wordIndexes } from '@/data/words/wordIndex';
import { blueprint, earlierVersionsFolder, type ItemSetSpec } from '@/domain/exam/test/blueprint';
import {
  itemTopicLabel,
  type Item,
  choiceLetters,
  type Passage,
  quantitativeTopicLabels,
  type WritingPrompt,
} from '@/domain/exam/items/item';
import { plainNotationText } from '@/domain/exam/items/notation';
import { parseSeed } from '@/lib/random';
import { readBankContentFiles } from './check';
import { meanDifficulty } from './validators/findSetProblems';
import { generators } from './generators';
import { generateItem } from './generators/generator';
import { buildItemIndexFile } from './index/itemIndexFile';
import sources from './passage-sources.json';
import { allSchemas } from './schema/allSchemas';
import { type ParsedContentFile, parseContentFile } from './schema/parseContentFile';

const plans: Readonly<Record<string, ItemSetSpec>> = blueprint;

/** Parses all bank files. Puts earlier versions last, so that a search by id finds the current item first. */
function parsedFiles(): { name: string; parsed: ParsedContentFile }[] {
  const files = Object.entries(readBankContentFiles()).map(([name, content]) => ({
    name: name.replace('.json', ''),
    parsed: parseContentFile(content, allSchemas),
  }));
  return files.toSorted((a, b) => Number(isEarlier(a.parsed)) - Number(isEarlier(b.parsed)));
}

const isEarlier = ({ set }: ParsedContentFile) => set === earlierVersionsFolder;

/** Generates the content of index.json from the current items. */
export function itemIndexText(): string {
  const files = new Map(
    parsedFiles()
      .filter(({ parsed }) => !isEarlier(parsed))
      .map(({ name, parsed }) => [name, parsed.items] as const),
  );
  return `${JSON.stringify(buildItemIndexFile(files, generators), null, 2)}\n`;
}

/** Generates the content of figures.json, the bank's statistics, from the current items. */
export function bankFiguresText(): string {
  const files = parsedFiles().map(({ parsed }) => parsed);
  const words = {
    middle: wordIndexes.middle.map(({ word }) => word),
    upper: wordIndexes.upper.map(({ word }) => word),
  };
  return `${JSON.stringify(countBankFigures({ files, generators, sources, words }), null, 2)}\n`;
}

/** Formats the bank as a table, one row per set and section: counts, difficulties, and how often each letter is the key. */
export function bankTable(): string {
  const files = parsedFiles();
  const head = ['Set and section', 'Items', 'Passages', 'Prompts', 'Difficulty 1-5', 'Mean', 'Keys A-E'];
  const rows = files.map(({ name, parsed: { items, passages, prompts } }) => {
    const levels = [1, 2, 3, 4, 5].map(
      (level) => items.filter(({ difficulty }) => difficulty === level).length,
    );
    const keys = choiceLetters.map((letter) => items.filter(({ key }) => key === letter).length);
    const none = items.length === 0;
    return [
      name,
      String(items.length),
      String(passages.length),
      String(prompts.length),
      none ? '' : levels.join(' '),
      none ? '' : meanDifficulty(items).toFixed(2),
      none ? '' : keys.join(' '),
    ];
  });
  const all = files.flatMap(({ parsed }) => (isEarlier(parsed) ? [] : parsed.items));
  const count = (kind: Item['kind']) => all.filter((item) => item.kind === kind).length;
  const byTopic = Object.keys(quantitativeTopicLabels).map(
    (topic) => `${topic} ${generators.filter((generator) => generator.topic === topic).length}`,
  );
  return [
    alignColumns([head, ...rows]),
    '',
    `${all.length} items: ${count('synonym')} synonyms, ${count('analogy')} analogies, ` +
      `${count('quantitative')} quantitative, ${count('reading')} reading in ` +
      `${files.reduce((sum, { parsed }) => sum + parsed.passages.length, 0)} passages; ` +
      `${files.reduce((sum, { parsed }) => sum + parsed.prompts.length, 0)} writing prompts.`,
    `${generators.length} generators: ${byTopic.join(', ')}.`,
    `Sets: ${Object.keys(plans).join(', ')}.`,
  ].join('\n');
}

/** Pads the cells of a table of text so that its columns align. */
export function alignColumns(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/**
 * Formats the item, passage, or prompt with an id. For a generator's id, formats the item it generates from the seed at the end
 * ("percent-sale-price-7"), or from seed 1 if there is none. Null if the id is unknown.
 */
export function formatBankEntry(id: string): string | null {
  for (const { name, parsed } of parsedFiles()) {
    const item = parsed.items.find((each) => each.id === id);
    if (item !== undefined) {
      const passage = parsed.passages.find((each) => item.kind === 'reading' && each.id === item.passage);
      return [`${id} in ${name}, version ${item.version}`, '', shownItem(item, passage)].join('\n');
    }
    const passage = parsed.passages.find((each) => each.id === id);
    if (passage !== undefined) {
      const questions = parsed.items.filter((each) => each.kind === 'reading' && each.passage === id);
      return [
        `${id} in ${name}`,
        '',
        shownPassage(passage),
        '',
        ...questions.map((each) => shownItem(each) + '\n'),
      ].join('\n');
    }
    const prompt = parsed.prompts.find((each) => each.id === id);
    if (prompt !== undefined) return shownPrompt(name, prompt);
  }
  return generated(id);
}

function generated(id: string): string | null {
  const [, name = id, digits = '1'] = /^(.*?)-(\d+)$/.exec(id) ?? [];
  const generator = generators.find((each) => each.id === name);
  const seed = parseSeed(digits);
  if (generator === undefined || seed === null) return null;
  return [`${name} with the seed ${seed}`, '', shownItem(generateItem(generator, seed))].join('\n');
}

function shownItem(item: Item, passage?: Passage): string {
  const lines = [
    ...(passage === undefined ? [] : [shownPassage(passage), '']),
    `${item.kind}, ${itemTopicLabel(item)}, difficulty ${item.difficulty}`,
    plainNotationText(item.stem),
    ...material(item),
    ...item.choices.flatMap(({ text, why, distractor }, index) => [
      `${choiceLetters[index] === item.key ? '*' : ' '} ${choiceLetters[index]}. ${plainNotationText(text)}${distractor === undefined ? '' : ` [${distractor}]`}`,
      `      ${plainNotationText(why)}`,
    ]),
  ];
  if (item.kind === 'analogy') lines.push(`Bridge: ${item.bridge}`);
  if (item.kind === 'synonym')
    lines.push(`${item.partOfSpeech}, ${item.connotation}; root: ${item.root ?? 'not known'}`);
  if (item.kind === 'quantitative') lines.push(`Method: ${plainNotationText(item.method)}`);
  if (item.kind === 'quantitative' && item.check !== null)
    lines.push(`Check: ${item.check.formula ?? item.check.holds}`);
  return lines.join('\n');
}

/** Describes an item's figure in words and aligns its table as text, because a terminal can't draw them. */
function material(item: Item): string[] {
  if (item.kind !== 'quantitative') return [];
  const { figure, table } = item;
  return [
    ...(figure === null ? [] : [`[Figure: ${figure.title}. ${figure.description}]`]),
    ...(table === null
      ? []
      : [
          `[${table.caption}]`,
          alignColumns([table.columns, ...table.rows].map((row) => row.map(plainNotationText))),
        ]),
  ];
}

function shownPassage({ title, genre, form, intro, text }: Passage): string {
  return [`${title} (${genre}, ${form})`, ...(intro === null ? [] : [intro]), '', text.join('\n\n')].join(
    '\n',
  );
}

function shownPrompt(name: string, { id, kind, text }: WritingPrompt): string {
  return `${id} in ${name}\n\n${kind}: ${text}`;
}

/** Formats an item without its key and explanations, for a blind reader. */
function question(item: Item): string {
  return [
    `[${item.id}]`,
    plainNotationText(item.stem),
    ...material(item),
    ...item.choices.map(({ text }, index) => `   ${choiceLetters[index]}. ${plainNotationText(text)}`),
    '',
  ].join('\n');
}

/** Formats a content file's questions without keys and explanations, for a blind reader; null if the file doesn't exist. */
export function formatBlindSheet(name: string): string | null {
  const file = parsedFiles().find((each) => each.name === name);
  if (file === undefined) return null;
  const { items, passages } = file.parsed;
  return [
    ...items.filter((item) => item.kind !== 'reading').map(question),
    ...passages.flatMap((passage) => [
      shownPassage(passage),
      '',
      ...items.filter((item) => item.kind === 'reading' && item.passage === passage.id).map(question),
    ]),
  ].join('\n');
}
