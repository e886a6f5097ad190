import { pageDescriptions } from '@/app/prerender/descriptions';
import { describe, expect, test } from 'vitest';
import { canonicalOf, documentTitleOf, headerMenus, pathOf, routeIds, site } from '@/site';

/** URLs that must not change (docs/product.md, "Pages"), repeated here so that changing one is a deliberate decision. */
const specified =
  `/, /about, /features, /pricing, /my-page, /section-study, /full-length-practice-tests, /full-length-test,
/study-planner, /score-report, /error-log, /test-results, /ssat-countdown, /about-ssat, /ssat-scoring, /ssat-score-guide,
/ssat-test, /ssat-verbal-test, /ssat-materials, /free-ssat-test, /ssat-verbal-practice, /ssat-verbal-practice-app,
/ssat-math-practice, /ssat-reading-test, /ssat-reading-full-test, /ssat-verbal-practice/quick-test,
/ssat-verbal-practice/demi-test, /boarding-alumni-mentoring, /mentoring-success, /term-course/2-weeks,
/term-course/4-weeks, /term-course/6-weeks, /ssat-writing-test, /writing-coaching, /parent-dashboard, /dashboard/student,
/dashboard/parents`.split(/,\s+/);

test('the table has the routes of the product and no others', () => {
  expect(routeIds.map((id) => site[id].path).toSorted((a, b) => a.localeCompare(b))).toEqual(
    specified.toSorted((a, b) => a.localeCompare(b)),
  );
});

test('/ssat-verbal-test is the page of /ssat-test, and says so to search engines', () => {
  expect(canonicalOf(site.verbalTest)).toBe(canonicalOf(site.practiceTest));
  expect(site.verbalTest.title).toBe(site.practiceTest.title);
});

describe.each(routeIds)('%s', (id) => {
  test('has a description of a fitting length', () => {
    expect(pageDescriptions[id].length).toBeGreaterThanOrEqual(50);
    expect(pageDescriptions[id].length).toBeLessThanOrEqual(160);
  });
  test('has a title of 50 to 60 characters that names the test', () => {
    const title = documentTitleOf(site[id]);
    expect(title).toMatch(/SSAT/);
    expect(title.length).toBeGreaterThanOrEqual(50);
    expect(title.length).toBeLessThanOrEqual(60);
  });
  test('shares its title with no other page', () => {
    const same = routeIds.filter((other) => site[other].title === site[id].title);
    expect(same.every((other) => canonicalOf(site[other]) === canonicalOf(site[id]))).toBe(true);
  });
});

test.each([
  [undefined, undefined, '/ssat-math-practice'],
  [{ focus: 'ratio & rate' }, undefined, '/ssat-math-practice?focus=ratio+%26+rate'],
  [undefined, 'top', '/ssat-math-practice#top'],
  [{ a: '1' }, 'top', '/ssat-math-practice?a=1#top'],
])('a path with search %j and hash %s', (search, hash, path) => {
  expect(pathOf('mathPractice', { ...(search && { search }), ...(hash !== undefined && { hash }) })).toBe(
    path,
  );
});

const written = (links: readonly { to: (typeof routeIds)[number]; label: string; hint?: string }[]) =>
  links.map((link) => `${site[link.to].path}: ${link.hint ?? link.label}`);

test('the menus lead where the product says, in its words', () => {
  expect(written(headerMenus.practice.links)).toEqual([
    '/ssat-verbal-practice: Synonyms & Analogies',
    '/ssat-math-practice: Quantitative & Problem Solving',
    '/ssat-reading-test: Comprehension & Analysis',
    '/ssat-writing-test: 25-minute essay practice',
  ]);
  expect(written(headerMenus.course.links)).toEqual([
    '/term-course/2-weeks: 2-Week Intensive',
    '/term-course/4-weeks: 4-Week Complete',
    '/term-course/6-weeks: 6-Week Master',
  ]);
});
