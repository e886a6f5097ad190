import { describe, expect, test } from 'vitest';
import { bankTable, formatBlindSheet, formatBankEntry } from '@/data/items/author';

test('the table lists every file with its counts, and the totals for the bank', () => {
  const table = bankTable();
  expect(table).toMatch(/^form-a\/verbal {2,}60 +0 +0 +6 20 18 10 6 +2\.83 +12 12 12 12 12$/m);
  expect(table).toMatch(/^practice\/reading {2,}72 +12 +0/m);
  expect(table).toContain(
    '2606 items: 835 synonyms, 695 analogies, 325 quantitative, 751 reading in 134 passages; 71 writing prompts.',
  );
  expect(table).toContain('integers 4');
});

describe('a readable printout of one item', () => {
  test('an item with its key marked', () => {
    expect(formatBankEntry('syn-0001')).toMatch(/^syn-0001 in starter\/verbal, version 1\n/);
    expect(formatBankEntry('syn-0001')).toMatch(/^\* [A-E]\. polite$/m);
    expect(formatBankEntry('syn-0001')).toMatch(/^ {2}[A-E]\. friendly \[same-field\]$/m);
  });
  test('a quantitative item with its formulas in plain text, its figure described, and its check', () => {
    const text = formatBankEntry('qua-0112') ?? '';
    expect(text).toContain('[Figure: ');
    expect(text).toMatch(/^Method: /m);
    expect(text).toMatch(/^Check: /m);
    expect(text).not.toContain('`');
  });
  test('a question with its passage, and a passage with its questions', () => {
    const question = formatBankEntry('rea-0001') ?? '';
    expect(question).toMatch(/\((?:fiction|humanities|science|social-studies), (?:prose|verse)\)/);
    const passage = formatBankEntry('pas-0001') ?? '';
    expect(passage.match(/^\* [A-E]\. /gm)).toHaveLength(5);
  });
  test('a prompt, and a generator with and without a seed', () => {
    expect(formatBankEntry('wri-0001')).toContain('story: ');
    expect(formatBankEntry('percent-sale-price-7')).toMatch(/^percent-sale-price with the seed 7\n/);
    expect(formatBankEntry('percent-sale-price')).toMatch(/^percent-sale-price with the seed 1\n/);
  });
  test.each(['syn-9999', '', 'percent-sale-price-99999999999', '../secret'])(
    'null for the unknown name %j',
    (id) => {
      expect(formatBankEntry(id)).toBeNull();
    },
  );
});

describe('the sheet for a second reader', () => {
  test('has stems and choices, and no hint of the key', () => {
    const sheet = formatBlindSheet('diagnostic/reading') ?? '';
    expect(sheet.match(/^\[rea-\d{4}\]$/gm)).toHaveLength(20);
    expect(sheet.match(/^ {3}[A-E]\. /gm)).toHaveLength(100);
    expect(sheet).not.toMatch(/^\*/m);
    expect(sheet).not.toContain('Check:');
    expect(sheet).not.toContain('Method:');
  });
  test('is null for an unknown file', () => expect(formatBlindSheet('form-z/verbal')).toBeNull());
});
