/** The validators of whole sets and of their passages: each rejects a planted fault. */
import { describe, expect, test } from 'vitest';
import { readBankContentFiles } from '@/data/items/check';
import { checkBank } from '@/data/items/validators/checkBank';
import { formatBankProblem as line } from '@/data/items/validators/bankProblem';
import type { PictographFigure } from '@/domain/exam/items/figure';
import { assertPresent } from '@/lib/assert';

type Json = Record<string, unknown>;

interface File extends Json {
  items: (Json & { id: string })[];
  passages: Json[];
  prompts: Json[];
}

const bank = readBankContentFiles();

function copyOf(name: string): File {
  const file: File = JSON.parse(JSON.stringify(bank[`${name}.json`]));
  return file;
}

/** Returns the messages that the validator adds when one file of the bank changes. */
function added(name: string, change: (file: File) => void): string[] {
  const file = copyOf(name);
  change(file);
  const before = new Set(checkBank(bank).map(line));
  return checkBank({ ...bank, [`${name}.json`]: file })
    .map(line)
    .filter((each) => !before.has(each));
}

/** Returns the text of an item's key, a word or a pair. */
function keyOf(item: Json): string {
  const at = 'ABCDE'.indexOf(String(item['key']));
  return String(Object([item['choices']].flat()[at]).text);
}

function tagWrongChoices(item: Json, distractor: string): void {
  item['choices'] = [item['choices']]
    .flat()
    .map((choice, index) => ('ABCDE'[index] === item['key'] ? choice : { ...Object(choice), distractor }));
}

const first = (file: File) => assertPresent(file.items[0], 'an empty file');

describe('rejects a good file after a change', () => {
  test.each<[string, string, (file: File) => void, string]>([
    [
      'a missing item',
      'form-a/verbal',
      (file) => file.items.pop(),
      'form-a/verbal.json: the file: holds 29 items of kind analogy; 30 are asked for',
    ],
    [
      'a missing passage',
      'form-b/reading',
      (file) => file.passages.pop(),
      'form-b/reading.json: the file: holds 7 passages; 8 are asked for',
    ],
    [
      'a third general prompt',
      'form-c/writing',
      (file) => {
        assertPresent(file.prompts[0], 'no prompt')['kind'] = 'general';
      },
      'form-c/writing.json: the file: holds 1 personal prompts; 2 are asked for',
    ],
    [
      'hard before easy',
      'diagnostic/quantitative',
      (file) => {
        first(file)['difficulty'] = 5;
      },
      'is easier (1) than the item before it (5)',
    ],
    [
      'a relation used too often',
      'form-a/verbal',
      (file) => {
        for (const item of file.items) if (item['kind'] === 'analogy') item['relation'] = 'degree';
      },
      'form-a: the set: has 30 of the relation degree; 2 to 3 are asked for',
    ],
    [
      'a topic that is missing',
      'form-b/quantitative-1',
      (file) => {
        for (const item of file.items) item['topic'] = 'percent';
      },
      'of the topic percent; 2 to 3 are asked for',
    ],
    [
      'a genre used too often',
      'diagnostic/reading',
      (file) => {
        for (const passage of file.passages) passage['genre'] = 'fiction';
      },
      'diagnostic: the set: has 4 of the genre fiction; 1 to 1 are asked for',
    ],
    [
      'a form harder than the others',
      'form-c/quantitative-2',
      (file) => {
        for (const item of file.items) item['difficulty'] = 5;
      },
      'form-c/quantitative-2.json: the section: is harder than in form-',
    ],
    [
      'a letter used too often as key',
      'form-a/quantitative-1',
      (file) => {
        for (const item of file.items) item['key'] = 'B';
      },
      'form-a/quantitative-1.json: all of kind quantitative: B is the key of 25 items of 25; at most 7',
    ],
    [
      'a run of keys',
      'form-a/quantitative-1',
      (file) => {
        for (const item of file.items.slice(0, 4)) item['key'] = 'B';
      },
      'B is the key 4 times in a row; at most 3',
    ],
    [
      'an item from another set',
      'form-b/verbal',
      (file) => {
        file.items[0] = first(copyOf('form-a/verbal'));
      },
      'its id is that of syn-',
    ],
    [
      'a name that doesn’t match',
      'practice/writing',
      (file) => {
        file['set'] = 'form-a';
      },
      'practice/writing.json: the file: calls itself form-a/writing',
    ],
    [
      'a skill with too few questions to drill',
      'practice/reading-skills',
      (file) => {
        for (const item of file.items) item['skill'] = 'tone';
      },
      'practice: the set: has 26 of the skill prediction, drills included; 30 to 60 are asked for',
    ],
    [
      'a question without its passage',
      'practice/reading',
      (file) => {
        first(file)['passage'] = 'pas-9999';
      },
      'its passage pas-9999 is not in the file',
    ],
    [
      'one question too many for a passage',
      'practice/reading',
      (file) => {
        for (const item of file.items) item['passage'] = assertPresent(file.passages[0], 'no passage')['id'];
      },
      'it has 72 questions; 5 to 6 are asked for',
    ],
    [
      'a question that cites lines',
      'form-a/reading',
      (file) => {
        first(file)['stem'] = 'What does the word in line 12 mean?';
      },
      'the stem cites line numbers',
    ],
    [
      'a word that isn’t in the passage',
      'form-a/reading',
      (file) => {
        const item = assertPresent(
          file.items.find((each) => each['skill'] === 'word-in-context'),
          'no such question',
        );
        item['stem'] = 'As it is used in the passage, “zeppelin” most nearly means';
      },
      'the passage has no "zeppelin"',
    ],
    [
      'a second choice that looks like the stem',
      'practice/synonyms-2',
      (file) => {
        tagWrongChoices(first(file), 'look-alike');
      },
      'has 4 wrong choices like its stem; one at most',
    ],
    [
      'reversed pairs in every analogy',
      'practice/analogies-2',
      (file) => {
        for (const item of file.items) tagWrongChoices(item, 'reversed');
      },
      'practice/analogies-2.json: the file: has a reversed choice in 100 of 100 analogies; 25 at most',
    ],
    [
      'explanations that begin alike',
      'practice/synonyms-3',
      (file) => {
        for (const item of file.items.slice(0, 5))
          item['choices'] = [item['choices']]
            .flat()
            .map((choice) => ({ ...Object(choice), why: 'The opposite of the stem is not what it means.' }));
      },
      'all of kind synonym: begins 25 of 500 explanations with "The opposite"; 4% at most',
    ],
    [
      'a straight quotation mark',
      'starter/verbal',
      (file) => {
        first(file)['stem'] = 'Court"eous';
      },
      'a straight quotation mark or apostrophe: Court"eous',
    ],
    [
      'a formula that can’t be read',
      'form-a/quantitative-1',
      (file) => {
        first(file)['stem'] = 'What is `{3/4`?';
      },
      'its formula can\'t be read ("}" is missing): What is `{3/4`?',
    ],
    [
      'a short prompt',
      'form-a/writing',
      (file) => {
        assertPresent(file.prompts[0], 'no prompt')['text'] = 'Write.';
      },
      'it has 6 characters; 30 to 300 are asked for',
    ],
    [
      'a general prompt without a question',
      'form-a/writing',
      (file) => {
        assertPresent(file.prompts[2], 'no prompt')['text'] = 'Write about a promise that somebody broke.';
      },
      'a general prompt asks a question',
    ],
    [
      'an unknown figure',
      'form-a/quantitative-1',
      (file) => {
        first(file)['figure'] = { kind: 'photograph', title: 'A photograph', description: 'Of something.' };
      },
      'figure',
    ],
    [
      'a pictograph whose symbol is worth nothing',
      'form-a/quantitative-1',
      (file) => {
        first(file)['figure'] = { ...pictograph, each: 0 };
      },
      'figure.each',
    ],
  ])('%s', (_, name, change, reason) => {
    expect(added(name, change).join('\n')).toContain(reason);
  });

  test('a pair from another analogy', () => {
    const { items } = copyOf('form-b/verbal');
    const stem = assertPresent(
      items.find((item) => item['layout'] === 'pair'),
      'no pairs',
    )['stem'];
    const lines = added('form-a/verbal', (file) => {
      const own = assertPresent(
        file.items.find((item) => item['layout'] === 'pair'),
        'no pairs',
      );
      own['stem'] = stem;
    });
    const pair = String(stem).replace(/ as$/, '');
    expect(lines.join('\n')).toMatch(
      new RegExp(`the pair "${pair}" is that of ana-\\d{4} in form-a/verbal.json`),
    );
  });

  test('a wrong choice that is used in a fourth item', () => {
    const word = 'zeppelin';
    const spoiled = ['form-a', 'form-b', 'form-c', 'diagnostic'].map((set) => {
      const file = copyOf(`${set}/verbal`);
      const item = first(file);
      const choices = [item['choices']].flat().map((choice) => ({ ...Object(choice) }));
      const place = item['key'] === 'A' ? 1 : 0;
      assertPresent(choices[place], 'no choice').text = word;
      item['choices'] = choices;
      return [`${set}/verbal.json`, file] as const;
    });
    const lines = (count: number) =>
      checkBank({ ...bank, ...Object.fromEntries(spoiled.slice(0, count)) })
        .map(line)
        .filter((each) => each.includes(word));
    expect(lines(3)).toEqual([]);
    expect(lines(4)).toEqual([expect.stringContaining('"zeppelin" is a wrong choice in 4 items; 3 at most')]);
  });

  test('wrong choices that are all keys of other items', () => {
    const keys = copyOf('form-b/verbal').items.slice(0, 5).map(keyOf);
    const lines = added('form-a/verbal', (file) => {
      const item = first(file);
      const own = keyOf(item);
      item['choices'] = [...keys.filter((text) => text !== own).slice(0, 4), own].map((text) => ({
        text,
        why: 'A sentence that is long enough.',
        ...(text === own ? {} : { distractor: 'opposite' }),
      }));
      item['key'] = 'E';
    });
    expect(lines.join('\n')).toContain('its wrong choices are all keys of other items');
  });

  test('one skill replaced by another, or a missing graph', () => {
    const skills = added('form-c/reading', (file) => {
      for (const item of file.items) if (item['skill'] === 'figurative') item['skill'] = 'tone';
    });
    expect(skills).toEqual([
      'form-c: the set: has 6 of the skill tone; 4 to 4 are asked for',
      'form-c: the set: has 0 of the skill figurative; 2 to 2 are asked for',
    ]);
    const graphs = ['quantitative-1', 'quantitative-2'].flatMap((section) =>
      added(`form-a/${section}`, (file) => {
        for (const item of file.items)
          if (Object(item['figure']).kind === 'line-graph') item['figure'] = null;
      }),
    );
    expect(graphs).toEqual([
      'form-a: the set: has 0 of a line graph in quantitative items; 1 to 2 are asked for',
    ]);
  });

  test('an earlier version that isn’t earlier or belongs to no item', () => {
    const [item] = copyOf('form-a/verbal').items;
    const { id } = assertPresent(item, 'an empty file');
    const earlier = (...items: unknown[]) => {
      const lines = checkBank({
        ...bank,
        'form-a/verbal.json': {
          ...copyOf('form-a/verbal'),
          items: copyOf('form-a/verbal').items.map((each) =>
            each.id === id ? { ...each, version: 2 } : each,
          ),
        },
        'earlier/verbal.json': { set: 'earlier', section: 'verbal', items },
      });
      return lines.map(line);
    };
    expect(earlier(item)).toEqual([]);
    expect(earlier({ ...item, version: 2 }, { ...item, id: 'syn-9999' })).toEqual([
      `earlier/verbal.json: ${id}: is no earlier version of an item of the bank`,
      'earlier/verbal.json: syn-9999: is no earlier version of an item of the bank',
    ]);
  });

  test('a missing file', () => {
    const { 'form-a/reading.json': _gone, ...rest } = bank;
    expect(checkBank(rest).map(line)).toContain('form-a: the set: has no file for the section reading');
  });

  test('a poem of four lines', () => {
    const lines = added('form-a/reading', (file) => {
      const poem = assertPresent(
        file.passages.find((passage) => passage['form'] === 'verse'),
        'no poem',
      );
      poem['text'] = ['One\ntwo\nthree\nfour'];
    });
    expect(lines.join('\n')).toContain('the poem has 4 lines; 14 to 30 are asked for');
  });
});

const pictograph: PictographFigure = {
  kind: 'pictograph',
  title: 'Books read',
  description:
    'A pictograph; each symbol stands for 4 books. Ana has 2 symbols, Ben 10 and Cal 1 and a half.',
  each: 4,
  unit: 'books',
  rows: [
    { label: 'Ana', value: 8 },
    { label: 'Ben', value: 40 },
    { label: 'Cal', value: 6 },
  ],
};
