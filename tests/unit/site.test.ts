import { pageDescriptions } from '@/app/prerender/descriptions';
import { describe, expect, test } from 'vitest';
import { canonicalOf, headerMenus, pathOf, routeIds, site } from '@/site';

test('/ssat-verbal-test is the page of the practice tests, and says so to search engines', () => {
  expect(canonicalOf(site.verbalTest)).toBe(canonicalOf(site.practiceTest));
  expect(site.verbalTest.title).toBe(site.practiceTest.title);
});

describe.each(routeIds)('%s', (id) => {
  test('has a description of a fitting length', () => {
    expect(pageDescriptions[id].length).toBeGreaterThanOrEqual(50);
    expect(pageDescriptions[id].length).toBeLessThanOrEqual(160);
  });
  test('has a title of 33 to 43 characters that names the test', () => {
    const { title } = site[id];
    expect(title).toMatch(/SSAT/);
    expect(title.length).toBeGreaterThanOrEqual(33);
    expect(title.length).toBeLessThanOrEqual(43);
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
])('builds a path with search %j and hash %s', (search, hash, path) => {
  expect(pathOf('mathPractice', { ...(search && { search }), ...(hash !== undefined && { hash }) })).toBe(
    path,
  );
});

const written = (links: readonly { to: (typeof routeIds)[number]; label: string; hint?: string }[]) =>
  links.map((link) => `${site[link.to].path}: ${link.hint ?? link.label}`);

test('the menus have the links and labels in the product description', () => {
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
