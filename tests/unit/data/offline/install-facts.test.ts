/** Detects return visits without storing anything. */
import { expect, test } from 'vitest';
import { isReturnVisit, type PageEntry } from '@/data/offline/installFacts';

const origin = 'https://site.example';
const later: PageEntry = { controlled: true, navigation: 'navigate', referrer: '', origin };

test.each<[string, Partial<PageEntry>, boolean]>([
  ['the address is typed again, or the app is opened', {}, true],
  ['a search engine led here again', { referrer: 'https://search.example/' }, true],
  ['an app led here again', { referrer: 'android-app://com.mail' }, true],
  ['the first page of all', { controlled: false }, false],
  ['a page of the site led here, after the worker took charge', { referrer: `${origin}/about` }, false],
  ['a site with a longer name led here', { referrer: `${origin}.other/` }, true],
  ['a reload', { navigation: 'reload' }, false],
  ['the Back button', { navigation: 'back_forward' }, false],
  ['a browser that does not say how it came here', { navigation: undefined }, false],
])('%s', (_, changes, isLater) => {
  expect(isReturnVisit({ ...later, ...changes })).toBe(isLater);
});
