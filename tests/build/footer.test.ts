/** Each entry of the footer leads to a page, a section, or a file whose heading names it. */
import { Window } from 'happy-dom';
import { afterAll, expect, test } from 'vitest';
import { footerColumns } from '@/app/shell/footer/footerEntries';
import { brand } from '@/brand';
import { licensesPath } from '@/site';
import { documentFile, textOf } from './site-files';

const window = new Window();
const parser = new window.DOMParser();
afterAll(() => window.happyDOM.close());

/** Headings that name an entry in other words, or have more words. */
const otherWords: Readonly<Record<string, string>> = {
  'About SSAT': 'About the SSAT',
  // The area above the heading is "SSAT Guide".
  'SSAT Guide': 'About the SSAT',
  'Free Practice Test': 'Free SSAT Practice Test',
  Writing: 'SSAT Writing Sample',
  Home: 'Know the SSAT before you take it',
};

const entries = footerColumns({ targets: {}, hideEmpty: false })
  .flatMap((column) => column.entries)
  .flatMap(({ label, href }) => (href === null ? [] : [{ label, href }]));

/** Returns the heading that a reader sees first at an address of the built site. */
function headingAt(href: string): string {
  if (href === licensesPath) return textOf(href.slice(1)).split('\n')[0] ?? '';
  const { pathname, hash } = new URL(href, brand.origin);
  const document = parser.parseFromString(textOf(documentFile(pathname)), 'text/html');
  const place = hash === '' ? document.querySelector('h1') : document.getElementById(hash.slice(1));
  const heading = place?.matches('h1, h2, h3') === true ? place : place?.querySelector('h2');
  return heading?.textContent ?? '';
}

test.each(entries)('$label leads to a heading that names it', ({ label, href }) => {
  const heading = headingAt(href);
  if (label in otherWords) expect(heading).toBe(otherWords[label]);
  else expect(heading).toContain(label);
});

test('the area above the heading of the page about the test is the SSAT Guide', () => {
  const entry = entries.find(({ label }) => label === 'SSAT Guide');
  const document = parser.parseFromString(textOf(documentFile(entry?.href ?? '')), 'text/html');
  expect(document.querySelector('h1')?.previousElementSibling?.textContent).toBe('SSAT Guide');
});

test('no other words are for an entry that is gone', () => {
  const labels = entries.map(({ label }) => label);
  expect(Object.keys(otherWords).filter((label) => !labels.includes(label))).toEqual([]);
});
