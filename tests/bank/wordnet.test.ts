import { expect, test } from 'vitest';
import { fiveOf, synonymItem } from '../unit/domain/exam/sample-items';
import { files } from './bank-content';
import listed from './keys-without-synset.json' with { type: 'json' };
import { synonymFaults, synsetsOf } from './wordnet';

/** Earlier versions are as they were seen; what is served today is what counts. */
const synonyms = files.flatMap(({ name, set, items }) =>
  items.flatMap((item) => (item.kind === 'synonym' && set !== 'retired' ? [{ name, item }] : [])),
);

/** A synonym item with these choices, the first of them the key. */
function candid(...texts: [string, string, string, string, string]) {
  return synonymItem(1, { stem: 'Candid', partOfSpeech: 'adjective', choices: fiveOf(texts), key: 'A' });
}

test('no distractor of the bank shares a sense with its stem; every key does or is listed with its reason', () => {
  const faults = synonyms.flatMap(({ name, item }) =>
    synonymFaults(item, listed).map((fault) => `${name}: ${item.id}: ${fault}`),
  );
  expect(synonyms).toHaveLength(254);
  expect(faults).toEqual([]);
});

test('every listed key belongs to an item of the bank', () => {
  const ids = new Set(synonyms.map(({ item }) => item.id));
  expect(Object.keys(listed).filter((id) => !ids.has(id))).toEqual([]);
});

test('a distractor that is a synonym too', () => {
  expect(synonymFaults(candid('frank', 'outspoken', 'sweet', 'calm', 'timid'), {})).toEqual([
    'the distractor "outspoken" shares a sense with "Candid"',
  ]);
});

test('a key that is none, and the same key listed', () => {
  const item = candid('shy', 'loud', 'sweet', 'calm', 'timid');
  const reason = 'a reason that is long enough to be one';
  expect(synonymFaults(item, {})).toEqual([
    'the key "shy" shares no sense with "Candid" and is not listed with a reason',
  ]);
  expect(synonymFaults(item, { 'syn-0001': { stem: 'Candid', key: 'shy', reason } })).toEqual([]);
  expect(synonymFaults(item, { 'syn-0001': { stem: 'Candid', key: 'shy', reason: '' } })).toHaveLength(1);
  expect(synonymFaults(item, { 'syn-0001': { stem: 'Frank', key: 'shy', reason } })).toHaveLength(1);
});

test('a listing that is no longer needed', () => {
  const entry = { stem: 'Candid', key: 'frank', reason: 'a reason that is long enough to be one' };
  expect(synonymFaults(candid('frank', 'loud', 'sweet', 'calm', 'timid'), { 'syn-0001': entry })).toEqual([
    'is listed as a key without a synset, but shares one',
  ]);
});

test('a distractor of another part of speech', () => {
  expect(synonymFaults(candid('frank', 'quickly', 'sweet', 'calm', 'timid'), {})).toEqual([
    '"quickly" is no adjective',
  ]);
});

test('plurals and verb forms are found under their plain word', () => {
  expect(synsetsOf('parties', 'noun').size).toBeGreaterThan(0);
  expect(synsetsOf('baked', 'verb').size).toBeGreaterThan(0);
  expect(synsetsOf('xyzzy', 'noun').size).toBe(0);
});
