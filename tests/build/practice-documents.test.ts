/** Pages of practice and planning that are useful without scripts. */
import { Window } from 'happy-dom';
import { afterAll, expect, test } from 'vitest';
import { pathOf } from '@/site';
import { documentFile, textOf } from './site-files';

const window = new Window();
const parser = new window.DOMParser();
const mainOf = (path: string) => {
  const main = parser.parseFromString(textOf(documentFile(path)), 'text/html').querySelector('main');
  if (main === null) throw new Error(`${path} has no main part`);
  return main;
};

afterAll(() => window.happyDOM.close());

test('the guide to analogies is complete', () => {
  const articles = mainOf(pathOf('verbalPractice')).querySelectorAll('article');
  expect(articles).toHaveLength(14);
  expect(articles[0]?.textContent).toContain('To baffle people is to mystify them.');
});

test('the map of math topics has working links', () => {
  const links = [...mainOf(pathOf('mathPractice')).querySelectorAll('a')];
  const circles = links.filter(
    (link) =>
      link.getAttribute('aria-label') === 'Circles: keep going' || link.textContent === 'Circles: keep going',
  );
  expect(circles.map((link) => link.getAttribute('href'))).toEqual([
    '/section-study?practice=math-circles&questions=endless',
  ]);
});

test('the countdown has its timeline', () => {
  const main = mainOf(pathOf('countdown'));
  const headings = [...main.querySelectorAll('h3')].map(({ textContent }) => textContent);
  expect(headings).toContain('Register for the test');
  expect(main.textContent).toContain('Ten weeks before');
});

test('the planner explains its plans, and says that it needs JavaScript', () => {
  const main = mainOf(pathOf('studyPlanner'));
  expect(main.textContent).toContain('The last six weeks');
  const notices = [...main.querySelectorAll('noscript')].map(
    ({ textContent, innerHTML }) => textContent || innerHTML,
  );
  expect(notices.join(' ')).toContain('this page needs JavaScript');
});
