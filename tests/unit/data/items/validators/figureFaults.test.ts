/** The validator of figures and tables rejects a planted fault. */
import { describe, expect, test } from 'vitest';
import { checkBank } from '@/data/items/validators/checkBank';
import { figureFaults, tableFaults } from '@/data/items/validators/figureFaults';
import { formatBankProblem as line } from '@/data/items/validators/bankProblem';
import { integersUpTo } from '@/data/items/generators/generator';
import type { Figure, PictographFigure } from '@/domain/exam/items/figure';
import { quantitativeItem } from '../../../domain/exam/sample-items';

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
