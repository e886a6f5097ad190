/** The footer's links, with and without a provider's pages. */
import { expect, test } from 'vitest';
import { footerColumns, socialEntries } from '@/app/shell/footer/footerEntries';
import type { BrandFooter } from '@/brand';
import { licensesPath, pathOf } from '@/site';

const none: BrandFooter = { targets: {}, hideEmpty: false };
const entries = (footer: BrandFooter) => footerColumns(footer).flatMap((column) => column.entries);
const hrefs = (footer: BrandFooter) => new Map(entries(footer).map(({ label, href }) => [label, href]));

test.each([
  ['Help Center', pathOf('help')],
  ['SSAT Guide', pathOf('aboutTest')],
  ['Boarding School Guide', pathOf('scoreGuide', { hash: 'schools' })],
  ['Privacy Policy', pathOf('legal', { hash: 'privacy' })],
  ['Terms of Service', pathOf('legal', { hash: 'terms' })],
  ['Cookie Policy', pathOf('legal', { hash: 'cookies' })],
  ['GDPR', pathOf('legal', { hash: 'gdpr' })],
  ['Open-Source Licenses', licensesPath],
  ['Blog', null],
  ['Careers', null],
  ['Press', null],
])('%s links to %s until the provider has a page for it', (label, href) => {
  expect(hrefs(none).get(label)).toBe(href);
});

test('the provider’s own page takes precedence and isn’t routed by this site', () => {
  const footer = { ...none, targets: { 'Privacy Policy': 'https://a.example/privacy', Blog: '/blog' } };
  expect(hrefs(footer).get('Privacy Policy')).toBe('https://a.example/privacy');
  expect(entries(footer).find(({ label }) => label === 'Blog')).toEqual({
    label: 'Blog',
    href: '/blog',
    isRouted: false,
  });
});

test('entries without a link are gray, or hidden if the provider prefers', () => {
  const empty = (footer: BrandFooter) =>
    [...entries(footer), ...socialEntries(footer)]
      .filter(({ href }) => href === null)
      .map(({ label }) => label);
  const labels = ['Blog', 'Careers', 'Press', 'Facebook', 'Instagram', 'LinkedIn', 'YouTube'];
  expect(empty(none)).toEqual(labels);
  const hidden = { ...none, hideEmpty: true };
  expect(empty(hidden)).toEqual([]);
  expect(entries(hidden).length).toBe(entries(none).length - 3);
  expect(socialEntries({ targets: { YouTube: 'https://a.example' }, hideEmpty: true })).toHaveLength(1);
});

test('only the page about the test and the file of licenses trigger a full page load', () => {
  const loading = entries(none).filter(({ href, isRouted }) => href !== null && !isRouted);
  expect(loading.map(({ label }) => label)).toEqual(['About SSAT', 'SSAT Guide', 'Open-Source Licenses']);
});
