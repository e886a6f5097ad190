/** The policies, depending on what the provider configures. */
import { expect, test } from 'vitest';
import { brand, type BrandLegal, type BrandMaker, type TrademarkOwner } from '@/brand';
import { legalTextFor, missingLegalFields } from '@/data/texts/pages/legal';

const maker: BrandMaker = { name: 'Reyes Learning LLC', address: '12 Elm Street, Ames, IA 50010' };
const bare: BrandLegal = { email: 'privacy@a.example' };
const hosted: BrandLegal = { ...bare, host: { name: 'Quick Files Inc.', logDays: 30 } };

const confirmed: TrademarkOwner = { name: 'A Test Maker', asOf: 'May 2027', isConfirmed: true };

const fields = {
  name: 'the company’s legal name',
  address: 'its postal address',
  host: 'the host’s name and how long it keeps its logs',
};

test.each<[BrandMaker, BrandLegal, readonly string[]]>([
  [{}, bare, [fields.name, fields.address, fields.host]],
  [{ name: 'Reyes Learning LLC' }, bare, [fields.address, fields.host]],
  [maker, bare, [fields.host]],
  [{}, hosted, [fields.name, fields.address]],
  [maker, hosted, []],
])('with %o and %o, the provider has to fill in %o', (makerFields, legal, missing) => {
  expect(missingLegalFields({ maker: makerFields, legal, trademarkOwner: confirmed })).toEqual(missing);
});

test('the owner of the trademark has to be confirmed, with the date of the look-up', () => {
  const trademarkOwner = { ...confirmed, isConfirmed: false };
  expect(missingLegalFields({ maker, legal: hosted, trademarkOwner })).toEqual([
    'the trademark’s owner, named as of May 2027',
  ]);
});

test('what is set is named, and what isn’t leaves a sentence without it', () => {
  const set = JSON.stringify(legalTextFor({ maker, legal: hosted }));
  expect(set).toContain('Reyes Learning LLC, 12 Elm Street, Ames, IA 50010. Write to [privacy@a.example]');
  expect(set).toContain('from a server of Quick Files Inc.');
  expect(set.match(/keeps these logs for 30 days\./g)).toHaveLength(2);
  const unset = JSON.stringify(legalTextFor({ maker: {}, legal: bare }));
  expect(unset).toContain(`"${brand.name}. Write to`);
  expect(unset.match(/The host’s own policy determines how long it keeps these logs\./g)).toHaveLength(2);
});

test.each(legalTextFor({ maker, legal: hosted }).sections)('$title says when it last changed', ({ body }) => {
  expect(body[0]).toMatch(/^Last changed [A-Z][a-z]+ \d{1,2}, \d{4}\.$/);
});
