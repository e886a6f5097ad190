import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseGeneratedId } from '@/domain/plan/topics/item-facts';
import { smallIndex } from '../sample-practice';

describe('the id of a generated item', () => {
  test.each([
    ['percent-easy-7', { generator: 'percent-easy', seed: 7 }],
    ['percent-easy-0', { generator: 'percent-easy', seed: 0 }],
    ['percent-easy-4294967295', { generator: 'percent-easy', seed: 4_294_967_295 }],
    // A prefix without a hyphen is a kind of the bank's own items.
    ['qua-0001', null],
    ['percent-easy', null],
    ['percent-easy-', null],
    ['percent-easy-7@2', null],
    ['percent-easy-7a', null],
    ['percent-easy-12345678901', null],
    ['-7', null],
    ['', null],
  ])('%j', (id, expected) => {
    expect(parseGeneratedId(id)).toEqual(expected);
  });

  test('consists of generator and seed', () => {
    const name = fc.stringMatching(/^[a-z]{1,9}(-[a-z0-9]{1,9}){1,3}$/);
    fc.assert(
      fc.property(name, fc.nat(0xffffffff), (generator, seed) => {
        expect(parseGeneratedId(`${generator}-${seed}`)).toEqual({ generator, seed });
      }),
    );
  });
});

test.each([
  ['qua-0001', 'qua-0001', undefined],
  ['percent-easy-7', undefined, 'percent-easy'],
  ['percent-easy', undefined, undefined],
  ['qua-9999', undefined, undefined],
  ['', undefined, undefined],
])('an index finds %j', (id, item, generator) => {
  expect(smallIndex.itemOf(id)?.id).toBe(item);
  expect(smallIndex.generatorOf(id)?.id).toBe(generator);
  const facts = smallIndex.askedFacts(id);
  expect(facts !== undefined).toBe(item !== undefined || generator !== undefined);
  if (facts !== undefined) expect([facts.kind, facts.section]).toEqual(['quantitative', 'quantitative']);
});

test('a generated item has the facts of its generator', () => {
  expect(smallIndex.askedFacts('percent-hard-99')).toMatchObject({
    topic: 'math-percent',
    group: 'fractions-percent',
    difficulty: 4,
  });
});
