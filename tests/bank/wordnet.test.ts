import { describe, expect, test } from 'vitest';
import { analogyItem, fiveOf, synonymItem } from '../unit/domain/exam/sample-items';
import { files } from './bank-content';
import listed from './keys-without-synset.json' with { type: 'json' };
import { pairFaults, synonymFaults, synsetsOf } from './wordnet';

const synonyms = files.flatMap(({ name, items }) =>
  items.flatMap((item) => (item.kind === 'synonym' ? [{ name, item }] : [])),
);

/** A synonym item with these choices; the first is the key. */
function candid(...texts: [string, string, string, string, string]) {
  return synonymItem(1, { stem: 'Candid', partOfSpeech: 'adjective', choices: fiveOf(texts), key: 'A' });
}

test('no distractor of the bank shares a sense with its stem; every key does or is listed with its reason', () => {
  const faults = synonyms.flatMap(({ name, item }) =>
    synonymFaults(item, listed).map((fault) => `${name}: ${item.id}: ${fault}`),
  );
  expect(synonyms).toHaveLength(835);
  expect(faults).toEqual([]);
});

test('every listed key belongs to an item in the bank', () => {
  const ids = new Set(synonyms.map(({ item }) => item.id));
  expect(Object.keys(listed).filter((id) => !ids.has(id))).toEqual([]);
});

test('reports a distractor that is also a synonym', () => {
  expect(synonymFaults(candid('frank', 'outspoken', 'sweet', 'calm', 'timid'), {})).toEqual([
    'the distractor "outspoken" shares a sense with "Candid"',
  ]);
});

test('reports a key that isn’t a synonym, unless it is listed with a reason', () => {
  const item = candid('shy', 'loud', 'sweet', 'calm', 'timid');
  const reason = 'a reason that is long enough to be one';
  expect(synonymFaults(item, {})).toEqual([
    'the key "shy" shares no sense with "Candid" and is not listed with a reason',
  ]);
  expect(synonymFaults(item, { 'syn-0001': { stem: 'Candid', key: 'shy', reason } })).toEqual([]);
  expect(synonymFaults(item, { 'syn-0001': { stem: 'Candid', key: 'shy', reason: '' } })).toHaveLength(1);
  expect(synonymFaults(item, { 'syn-0001': { stem: 'Frank', key: 'shy', reason } })).toHaveLength(1);
});

test('reports a listing that is no longer needed', () => {
  const entry = { stem: 'Candid', key: 'frank', reason: 'a reason that is long enough to be one' };
  expect(synonymFaults(candid('frank', 'loud', 'sweet', 'calm', 'timid'), { 'syn-0001': entry })).toEqual([
    'is listed as a key without a synset, but shares one',
  ]);
});

test('reports a distractor with another part of speech', () => {
  expect(synonymFaults(candid('frank', 'quickly', 'sweet', 'calm', 'timid'), {})).toEqual([
    '"quickly" is no adjective',
  ]);
});

test('finds plurals and verb forms under their base word', () => {
  expect(synsetsOf('parties', 'noun').size).toBeGreaterThan(0);
  expect(synsetsOf('baked', 'verb').size).toBeGreaterThan(0);
  expect(synsetsOf('xyzzy', 'noun').size).toBe(0);
});

/** An analogy of two nouns or verbs with these pairs. */
function pairs(...texts: [string, string, string, string, string]) {
  return analogyItem(1, { layout: 'pair', stem: 'Whisper is to shout as', choices: fiveOf(texts) });
}

describe('analogy pairs', () => {
  test('have the parts of speech of their stem throughout the bank', () => {
    const faults = files.flatMap(({ name, items }) =>
      items.flatMap((item) =>
        item.kind === 'analogy' ? pairFaults(item).map((fault) => `${name}: ${item.id}: ${fault}`) : [],
      ),
    );
    expect(faults).toEqual([]);
  });

  test('reports a word with another part of speech', () => {
    const good = ['jog is to sprint', 'sip is to gulp', 'hum is to roar', 'tap is to pound'] as const;
    expect(pairFaults(pairs(...good, 'drizzle is to pour'))).toEqual([]);
    expect(pairFaults(pairs(...good, 'delicate is to pour'))).toEqual([
      '"delicate" is no noun or verb, as "Whisper" is',
    ]);
    expect(pairFaults(pairs(...good, 'quickly is to pour'))).toEqual([]);
  });
});
