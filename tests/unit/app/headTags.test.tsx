import { afterEach, beforeEach, expect, test } from 'vitest';
import { findHeadTags, removeHeadTags, removeReplacedHeadTags, servedCanonical } from '@/app/headTags';

const servedHead =
  '<title>Home</title><meta name="description" content="A site"><meta name="robots" content="noindex"><link rel="canonical" href="https://example.com/">';

beforeEach(() => {
  document.head.innerHTML = servedHead;
});
afterEach(() => {
  document.head.innerHTML = '';
});

const kinds = () => [...document.head.children].map((tag) => tag.outerHTML);

test('a tag that React has added again replaces the served one, and the others stay', () => {
  const served = findHeadTags();
  document.head.insertAdjacentHTML(
    'beforeend',
    '<title>Home again</title><link rel="canonical" href="https://example.com/again">',
  );
  removeReplacedHeadTags(served);
  expect(kinds()).toEqual([
    '<meta name="description" content="A site">',
    '<meta name="robots" content="noindex">',
    '<title>Home again</title>',
    '<link rel="canonical" href="https://example.com/again">',
  ]);
});

test('tags without a second one of their kind stay', () => {
  const before = kinds();
  removeReplacedHeadTags(findHeadTags());
  expect(kinds()).toEqual(before);
});

test('a page that isn’t hydrated starts without served tags', () => {
  expect(servedCanonical()).toBe('https://example.com/');
  removeHeadTags();
  expect(kinds()).toEqual([]);
  expect(servedCanonical()).toBeNull();
});
