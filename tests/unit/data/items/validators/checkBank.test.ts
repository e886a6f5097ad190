/** The validators of whole sets and of their passages, figures, and generators: each rejects a planted fault. */
import { describe, expect, test } from 'vitest';
import { readBankContentFiles } from '@/data/items/check';
import { checkBank, generatorProblems } from '@/data/items/validators/checkBank';
import { figureFaults, tableFaults } from '@/data/items/validators/figureFaults';
import { missingClassicMistakes, generatorFaults } from '@/data/items/validators/generatorFaults';
import { formatBankProblem as line } from '@/data/items/validators/bankProblem';
import { generators } from '@/data/items/generators';
import {
  withExplanation,
  type ItemDraft,
  generateDraftItem,
  type Generator,
  toMistakeAnswer,
  integersUpTo,
} from '@/data/items/generators/generator';
import type { Figure, PictographFigure } from '@/domain/exam/items/figure';
import { assertPresent } from '@/lib/assert';
import { quantitativeItem } from '../../../domain/exam/sample-items';

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
      'a second general prompt',
      'form-c/writing',
      (file) => {
        assertPresent(file.prompts[0], 'no prompt')['kind'] = 'general';
      },
      'form-c/writing.json: the file: holds 0 personal prompts; 1 are asked for',
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
      'practice: the set: has 6 of the skill prediction, drills included; 10 to 20 are asked for',
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
        item['stem'] = 'As it is used in the passage, "zeppelin" most nearly means';
      },
      'the passage has no "zeppelin"',
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
        assertPresent(file.prompts[1], 'no prompt')['text'] = 'Write about a promise that somebody broke.';
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

const square: Figure = {
  kind: 'polygon',
  title: 'A square',
  description: 'A square with sides of 4 cm and four right angles.',
  points: [
    [0, 0],
    [4, 0],
    [4, 4],
    [0, 4],
  ],
  sides: ['4 cm', '4 cm', '4 cm', '4 cm'],
  angles: [null, null, null, '90°'],
  right: [0, 1],
};

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
const rowsOf = (count: number) => integersUpTo(count).map((n) => ({ label: `Row ${n}`, value: 4 * n }));

describe('figures', () => {
  test.each<[string, Figure]>([
    ['polygon', square],
    ['pictograph', pictograph],
    ['pictograph of seven rows', { ...pictograph, rows: rowsOf(7) }],
  ])('accepts a good %s', (_, figure) => {
    expect(figureFaults(figure)).toEqual([]);
    const items = [quantitativeItem(1, { figure })];
    const lines = checkBank({ 'x.json': { set: 'x', section: 'y', items } }).map(line);
    expect(lines.filter((each) => each.includes('qua-0001'))).toEqual([]);
  });
  test.each<[string, Figure, string]>([
    ['a description that is too short', { ...square, description: 'A square.' }, 'too short to draw it from'],
    [
      'sides out of proportion',
      { ...square, sides: ['4 cm', '6 cm', null, null] },
      'not drawn in proportion',
    ],
    ['a missing label', { ...square, sides: ['4 cm'] }, 'has 4 corners, but 1 labels for its sides'],
    ['a wrong angle', { ...square, angles: ['60°', null, null, null] }, 'draws an angle of 90° as 60°'],
    ['a corner that doesn’t exist', { ...square, right: [7] }, 'marks a corner that it lacks'],
    [
      'a right angle that isn’t one',
      {
        ...square,
        points: [
          [0, 0],
          [4, 0],
          [6, 4],
          [2, 4],
        ],
        sides: [null, null, null, null],
        angles: [null, null, null, null],
        right: [0],
      },
      'marks an angle of 63° as right',
    ],
    [
      'lines at another angle',
      {
        kind: 'lines',
        title: 'Two lines',
        description: 'Two lines that cross at an angle of 60 degrees.',
        lines: [],
        angles: [{ at: [0, 0], from: 0, to: 90, label: '60°' }],
      },
      'draws an angle of 90° as 60°',
    ],
    [
      'a sector of the wrong size',
      {
        kind: 'circle',
        title: 'A sector',
        description: 'A circle with a shaded sector of 60 degrees.',
        center: 'O',
        sector: { from: 0, to: 100, label: '60°' },
      },
      'draws a sector of 100° as 60°',
    ],
    [
      'a point outside the plane',
      {
        kind: 'plane',
        title: 'A plane',
        description: 'A coordinate plane with the point P.',
        x: [0, 5],
        y: [0, 5],
        points: [{ at: [6, 1], label: 'P' }],
      },
      'lies outside the plane',
    ],
    [
      'axes that run backwards',
      {
        kind: 'plane',
        title: 'A plane',
        description: 'A coordinate plane with nothing.',
        x: [5, 0],
        y: [0, 5],
      },
      'run backwards',
    ],
    [
      'a mark outside the number line',
      {
        kind: 'number-line',
        title: 'A number line',
        description: 'A number line from 0 to 5.',
        from: 0,
        to: 5,
        step: 1,
        numbers: [0, 9],
      },
      'lies outside the number line',
    ],
    [
      'a pictograph with a third of a symbol',
      { ...pictograph, rows: [...rowsOf(2), { label: 'Cal', value: 7 }] },
      'the row "Cal" of its pictograph has 7 books: whole and half symbols of 4 can\'t show that',
    ],
    [
      'a pictograph with a long row',
      { ...pictograph, rows: [...rowsOf(2), { label: 'Cal', value: 42 }] },
      'the row "Cal" of its pictograph has more than 10 symbols',
    ],
    ['a pictograph of two rows', { ...pictograph, rows: rowsOf(2) }, 'has 2 rows; 3 to 7 are asked for'],
    ['a pictograph of eight rows', { ...pictograph, rows: rowsOf(8) }, 'has 8 rows; 3 to 7 are asked for'],
    ['a symbol worth one', { ...pictograph, each: 1, rows: rowsOf(2) }, 'stands for 1 thing'],
    [
      'a pictograph with a long label',
      { ...pictograph, rows: [...rowsOf(2), { label: 'The eighth grade', value: 4 }] },
      'the label "The eighth grade" of its pictograph has more than 14 characters',
    ],
  ])('%s', (_, figure, reason) => {
    expect(figureFaults(figure).join('\n')).toContain(reason);
  });

  test('reports a table row with a missing cell', () => {
    const table = { caption: 'Ages', columns: ['Name', 'Age'], rows: [['Ana', '12'], ['Ben']] };
    expect(tableFaults(table)).toEqual(['the row "Ben" of its table has 1 cells for 2 columns']);
  });

  test('are checked with their item', () => {
    const item = quantitativeItem(1, { figure: { ...square, right: [9] } });
    expect(checkBank({ 'x.json': { set: 'x', section: 'y', items: [item] } }).map(line)).toContain(
      'x.json: qua-0001: its figure marks a corner that it lacks',
    );
  });
});

const why = 'An explanation of the kind that the gate wants.';
const right = (value: number) => withExplanation({ value, text: String(value) }, why);
const answer = (value: number) => toMistakeAnswer('arithmetic', { value, text: String(value) }, why);

/** A generator of sums with a modified draft. */
function sums(
  change: (draft: ItemDraft, x: number) => Partial<ItemDraft>,
  more: Partial<Generator> = {},
): Generator {
  return {
    id: 'integers-sums',
    topic: 'integers',
    difficulty: 1,
    draft(random) {
      const x = random.integer(20, 900);
      const draft: ItemDraft = {
        stem: `What is ${x} + 10?`,
        key: right(x + 10),
        classic: [answer(x + 1)],
        mistakes: [
          ...integersUpTo(4).map((n) => answer(x + 10 - n)),
          ...integersUpTo(4).map((n) => answer(x + 10 + n)),
        ],
        again: 10 + x,
        method: 'Count on by ten from the first number.',
      };
      return { ...draft, ...change(draft, x) };
    },
    ...more,
  };
}

describe('generators', () => {
  test('accepts a good one', () =>
    expect(
      generatorFaults(
        sums(() => ({})),
        500,
      ),
    ).toEqual([]));
  test.each<[string, Generator, string]>([
    ['two ways, two keys', sums((_, x) => ({ again: x + 11 })), 'the key and its second computation differ'],
    [
      'too few mistakes',
      sums(({ mistakes }) => ({ mistakes: mistakes.slice(0, 2) })),
      'finds no clean numbers',
    ],
    [
      'mistakes that are the same',
      sums(({ mistakes }) => ({ mistakes: mistakes.map(() => assertPresent(mistakes[0], 'no mistake')) })),
      'finds no clean numbers',
    ],
    ['no clean draft', { ...sums(() => ({})), draft: () => null }, 'finds no clean numbers'],
    [
      'an unreasonable number',
      sums((_, x) => ({ key: right(x + 0.12345), again: x + 0.12345 })),
      'is no clean number',
    ],
    [
      'a negative length',
      sums((_, x) => ({ key: right(-x), again: -x, mistakes: integersUpTo(8).map((n) => answer(n)) })),
      'is not positive',
    ],
    [
      'a key always in the same place',
      sums((_, x) => ({ mistakes: integersUpTo(6).map((n) => answer(x + 10 + n)) })),
      'the key stands at B in 100% of the items',
    ],
    [
      'a key almost never in one place',
      sums(({ mistakes }, x) => (x < 22 ? {} : { mistakes: mistakes.slice(4) })),
      'the key stands at C in 2% of the items',
    ],
    [
      'a classic mistake that gives the key',
      sums((_, x) => ({ classic: [answer(x + 10)] })),
      'finds no clean',
    ],
    [
      'always the same question',
      sums(() => ({ stem: 'What is 1 + 10?' })),
      'only 1 different questions in 100 seeds',
    ],
    [
      'a poor explanation',
      sums((_, x) => ({ key: withExplanation(right(x + 10), 'So.') })),
      'has 3 characters',
    ],
    [
      'a choice named by its letter',
      sums(() => ({ method: 'Choice A is right, as one sees.' })),
      'by its letter or place',
    ],
  ])('%s', (_, generator, reason) => {
    expect(generatorFaults(generator, 100).join('\n')).toContain(reason);
  });

  test('reports a classic mistake that isn’t offered as a choice', () => {
    const drawn = generateDraftItem(
      sums(() => ({})),
      1,
    );
    expect(missingClassicMistakes(drawn)).toEqual([]);
    const [classic] = drawn.draft.classic;
    const answers = drawn.answers.filter(({ value }) => value !== classic.value);
    expect(missingClassicMistakes({ ...drawn, answers })).toEqual([
      `the classic mistake "${classic.text}" is not offered`,
    ]);
  });

  test('requires two generators per topic and unique ids', () => {
    expect(generatorProblems(generators)).toEqual([]);
    const fewer = generators.filter(({ topic }) => topic !== 'circles');
    expect(generatorProblems(fewer).map(line)).toEqual([
      'generators: circles: has 0 generators; at least 2 are asked for',
    ]);
    expect(generatorProblems([...generators, assertPresent(generators[0], 'none')]).map(line)).toHaveLength(
      1,
    );
  });
});
