import { describe, expect, test } from 'vitest';
import { choiceLetters, type QuantitativeItem } from '@/domain/exam/items/item';
import { calculatorSteps, keyFaults, numberOf, type ValuedChoice } from './arithmetic';
import { files } from './bank-content';
import { quantitativeItem } from '../unit/domain/exam/sample-items';
import { numericFaults, orderFaults } from './numbers';

const quantitative = files.flatMap(({ name, items }) =>
  items.flatMap((item) => (item.kind === 'quantitative' ? [{ name, item }] : [])),
);
const valued = (item: QuantitativeItem): ValuedChoice[] =>
  item.choices.map(({ text }, index) => ({ text, value: item.check?.values?.[index] ?? undefined }));
const faultsOf = (validator: (item: QuantitativeItem) => readonly string[]) =>
  quantitative.flatMap(({ name, item }) => validator(item).map((fault) => `${name}: ${item.id}: ${fault}`));

describe('the frozen quantitative items of the bank', () => {
  test('recomputes every key from its formula and finds its value in no other choice', () => {
    expect(quantitative).toHaveLength(325);
    expect(
      faultsOf((item) => keyFaults(item.check ?? {}, valued(item), choiceLetters.indexOf(item.key))),
    ).toEqual([]);
  });

  test('no item needs a calculator', () => {
    expect(
      faultsOf(({ check }) => (check?.formula === undefined ? [] : calculatorSteps(check.formula))),
    ).toEqual([]);
  });

  test('numbers are in ascending order', () =>
    expect(faultsOf((item) => orderFaults(valued(item)))).toEqual([]));

  test('the key is the smallest or the largest often enough in every section', () => {
    for (const { name, items } of files) {
      const ofFile = items.filter((item) => item.kind === 'quantitative');
      expect(numericFaults(ofFile).map((fault) => `${name}: ${fault}`)).toEqual([]);
    }
  });
});

const five = (...texts: string[]): ValuedChoice[] => texts.map((text) => ({ text }));

describe('checking the key', () => {
  test.each<[string, { formula?: string; holds?: string }, ValuedChoice[], number]>([
    ['money', { formula: '80 - 0.15*80' }, five('$12', '$65', '$68', '$72', '$92'), 2],
    ['thousands', { formula: '12*100' }, five('900', '1,000', '1,100', '1,200', '1,300'), 3],
    [
      'a mixed number',
      { formula: '2 + 1/3 - 3/4' },
      five('`{7/12}`', '`1{5/12}`', '`1{7/12}`', '`2{2/9}`', '3'),
      2,
    ],
    [
      'a negative mixed number',
      { formula: '-(1 + 1/2)' },
      five('`-1{1/2}`', '`-{1/2}`', '0', '`{1/2}`', '1'),
      0,
    ],
    [
      'roots and powers',
      { formula: 'sqrt(50)' },
      five('`sqrt{5}`', '5', '`5 sqrt{2}`', '`2 sqrt{5}`', '`5^2`'),
      2,
    ],
    ['pi', { formula: 'pi*6^2' }, five('`6 pi`', '`12 pi`', '`36 pi`', '`36`', '`6`'), 2],
    ['a ratio', { formula: '4/6' }, five('1:2', '2:3', '3:4', '4:5', '5:6'), 1],
    [
      'an expression',
      { formula: '3*(x + 2) - x' },
      five('`2x + 2`', '`2x + 6`', '`4x + 6`', '`3x + 2`', '`x + 6`'),
      1,
    ],
    [
      'a product of letters',
      { formula: 'a*b/2' },
      five('`ab`', '`{ab/2}`', '`2ab`', '`a + b`', '`{a/b}`'),
      1,
    ],
    [
      'an inequality',
      { formula: '5 - 2*x < 11' },
      five('`x < -8`', '`x < -3`', '`x > -8`', '`x > -3`', '`x > 3`'),
      3,
    ],
    [
      'a line',
      { formula: 'y == 2*x - 3' },
      five('`y = 2x - 3`', '`y = 2x + 3`', '`y = 3x - 2`', '`y = x`', '`y = -2x - 3`'),
      0,
    ],
    [
      'an absolute value',
      { formula: 'abs(x - 3)' },
      five('`|x + 3|`', '`|x - 3|`', '`x - 3`', '`3 - x`', '`|x|`'),
      1,
    ],
    ['a condition', { holds: 'mod(c, 6) == 0 and mod(c, 8) == 0' }, five('12', '16', '36', '48', '54'), 3],
    [
      'a comparison',
      { holds: 'c == max(all)' },
      five('`{1/2}`', '`{2/3}`', '`{3/5}`', '`{4/7}`', '`{1/3}`'),
      1,
    ],
    [
      'declared values',
      { formula: '[2 + 1, -2]' },
      ['[1,1]', '[2,1]', '[3,-2]', '[-2,3]', '[3,2]'].map((value) => ({ text: 'a point', value })),
      2,
    ],
  ])('%s', (_, check, choices, key) => {
    expect(keyFaults(check, choices, key)).toEqual([]);
    // The same item with another key must fail twice: for the wrong key, and for the correct choice not marked as key.
    expect(keyFaults(check, choices, (key + 1) % 5)).toHaveLength(2);
  });

  test('reports a second choice with the same value', () => {
    expect(keyFaults({ formula: '1/2' }, five('`{1/2}`', '0.5', '1', '2', '3'), 0)).toEqual([
      '"0.5" is 1/2 too',
    ]);
    expect(keyFaults({ holds: 'c > 2' }, five('0', '1', '2', '3', '4'), 3)).toEqual([
      '"4" fulfils c > 2 too',
    ]);
  });

  test.each<[string, { formula?: string }, ValuedChoice[]]>([
    ['an invalid formula', { formula: '3 +' }, five('1', '2', '3', '4', '5')],
    ['no formula', {}, five('1', '2', '3', '4', '5')],
    ['a choice without a number', { formula: '3' }, five('one', '2', '3', '4', '5')],
    ['a choice with two numbers', { formula: '3' }, five('1 to 2 or 3', '2', '3', '4', '5')],
  ])('%s can’t be calculated', (_, check, choices) => {
    expect(keyFaults(check, choices, 2).join()).toMatch(/can't be worked out|is not/);
  });
});

test.each([
  ['125*48', 1],
  ['24*15', 0],
  ['1200*30', 0],
  ['3.27*1.78', 1],
  ['3.25*0.8', 0],
  ['(60/360)*pi*6^2', 0],
  ['1000/7.3', 1],
  ['16/1.5', 0],
  ['4821/3', 0],
  ['6000/48', 1],
  ['2/7', 0],
  ['144/12', 0],
  ['37^3', 1],
  ['2^10', 0],
  ['(125*48) + (137*29)', 2],
  ['pi*125*48', 1],
])('%s takes %i steps on a calculator', (formula, steps) => {
  expect(calculatorSteps(formula)).toHaveLength(steps);
});

test('reports numbers out of order and ignores words', () => {
  expect(orderFaults(five('1', '3', '2', '4', '5'))).toEqual(['its numbers do not ascend: 1, 3, 2, 4, 5']);
  expect(orderFaults(five('1', '2', '3', '4', '5'))).toEqual([]);
  expect(orderFaults(five('`x`', '`2x`', '3', '4', '5'))).toEqual([]);
  expect(numberOf({ text: 'Tuesday', value: '7' })).toBeNull();
});

const withKeys = (...keys: QuantitativeItem['key'][]) => keys.map((key) => quantitativeItem(1, { key }));

test('reports keys that are rarely the smallest or largest', () => {
  expect(numericFaults(withKeys('B', 'C', 'D', 'B', 'C', 'D', 'B', 'C', 'A', 'E'))).toEqual([
    'the key is the smallest or largest number in 2 of 10 items; at least 3 are asked for',
  ]);
  expect(numericFaults(withKeys('B', 'C', 'D', 'B', 'C', 'D', 'B', 'A', 'A', 'E'))).toEqual([]);
});
