import { expect, test } from 'vitest';
import { groupBy } from '@/lib/lists';

test.each<[string, readonly string[], readonly (readonly [string, readonly string[]])[]]>([
  ['nothing', [], []],
  ['one group', ['apple', 'ant'], [['a', ['apple', 'ant']]]],
  [
    'groups in the order of their first value',
    ['bee', 'apple', 'bat', 'ant'],
    [
      ['b', ['bee', 'bat']],
      ['a', ['apple', 'ant']],
    ],
  ],
])('%s', (_, words, groups) => {
  expect([...groupBy(words, (word) => word.charAt(0))]).toEqual(groups);
});
