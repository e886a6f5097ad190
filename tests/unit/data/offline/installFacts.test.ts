/** Detects return visits without storing anything. */
import { expect, test } from 'vitest';
import { isReturnVisit, type PageEntry } from '@/data/offline/installFacts';

const origin = 'https://site.example';
const later: PageEntry = { controlled: true, navigation: 'navigate', referrer: '', origin };

test.each<[string, Partial<PageEntry>, boolean]>([
  ['the address is typed, or the app is opened', {}, true],
  ['a search engine leads here again', { referrer: 'https://search.example/' }, true],
  ['an app leads here again', { referrer: 'android-app://com.mail' }, true],
  ['the very first page', { controlled: false }, false],
  ['a page of the site leads here, after the worker took control', { referrer: `${origin}/about` }, false],
  ['a site with a longer name leads here', { referrer: `${origin}.other/` }, true],
  ['a reload', { navigation: 'reload' }, false],
  ['the Back button', { navigation: 'back_forward' }, false],
  ['a browser that doesn’t say where it came from', { navigation: undefined }, false],
])('%s', (_, changes, isLater) => {
  expect(isReturnVisit({ ...later, ...changes })).toBe(isLater);
});
