/** The figures shown on several screens, as displayed text. */
import { typedKeys } from '@/lib/typedKeys';
import { all, nameOf, plain, textOf } from './dom';
import type { ScreenName } from './screens';
import { noFigure } from '@/lib/text/format';

/** Returns the figure of a card or strip: the text beside a label, without its comparison. */
function beside(root: HTMLElement, label: RegExp): string {
  const term = [...root.querySelectorAll('dt')].find((each) => label.test(textOf(each)));
  const value = term?.nextElementSibling;
  return textOf(value?.querySelector('p') ?? value);
}

/** Returns the text beside a bar by the bar's name; null if there is none. */
function beforeBar(root: HTMLElement, label: string): string | null {
  const bar = all(root, '[role="progressbar"]').find((each) => nameOf(each) === label);
  const value = bar?.getAttribute('aria-valuetext');
  return value === null || value === undefined ? null : plain(value);
}

const region = (root: HTMLElement, title: string) =>
  [...root.querySelectorAll('section')].find((each) => textOf(each.querySelector('h2, h3')) === title);

export type FigureName = keyof typeof places;

type Place = readonly [screen: ScreenName, what: string, read: (root: HTMLElement) => string];

const places = {
  'the latest score': [
    // At a level without score tables, each place has the share of questions right.
    ['student', 'Practice Score', (root) => beside(root, /^(?:Practice Score|Questions Right)$/)],
    ['parents', 'Latest Score', (root) => beside(root, /^(?:Latest Score|Questions Right)$/)],
    [
      'overview',
      'the strip',
      (root) =>
        beside(
          root,
          /^(?:Latest SSAT score(?:a (?:practice test|score report))?|Total, .*|Questions Right(?:f(?:ull|ree) test)?)$/,
        ),
    ],
    ['scores', 'Latest Total Score', (root) => beside(root, /^(?:Latest Total Score|Questions Right)$/)],
    // Before the first score, the bar only has the target.
    [
      'my page',
      'Current score',
      (root) =>
        /^(?!target)(.*?), (?:target|no target)/.exec(beforeBar(root, 'Current score') ?? '')?.[1] ??
        /^(.*?), /.exec(beforeBar(root, 'Questions right') ?? '')?.[1] ??
        noFigure,
    ],
  ],
  'the hours of this week': [
    ['student', 'Study Time', (root) => beside(root, /^Study Time$/)],
    ['parents', 'Study Time', (root) => beside(root, /^Study Time$/)],
    ['overview', 'Weekly Hours', (root) => beside(root, /^Weekly Hours$/)],
    ['study-time', 'This Week\u2019s Total', (root) => beside(root, /^This Week\u2019s Total$/)],
  ],
  'the streak': [
    ['my page', 'Day Streak', (root) => beside(root, /^Day Streak$/)],
    ['parents', 'Study Streak', (root) => beside(root, /^Study Streak$/)],
    [
      'student',
      'Study Streak',
      (root) => textOf(region(root, 'Study Streak')?.querySelector('p')).replace(/ (?:in a row|so far)$/, ''),
    ],
  ],
  'the percentage of the plan': [
    ['overview', 'the strip', (root) => beside(root, /^Overall progress$/)],
    ['overview', 'Overall Progress', (root) => beside(root, /^Overall Progress$/)],
    ['reports', 'the strip', (root) => beside(root, /^Overall progress$/)],
    // No bar if nothing was due.
    ['my page', 'Overall', (root) => beforeBar(root, 'Overall') ?? noFigure],
  ],
  'the percentile': [
    // Without score tables, a card with the change of the share right is in its place.
    [
      'overview',
      'Latest Percentile',
      (root) => beside(root, /^(?:Latest Percentile|Change in Share Right|Questions Right)$/),
    ],
    [
      'scores',
      'Percentile Rank',
      (root) => beside(root, /^Percentile Rank$/) || beside(root, /^Change in Share Right$/),
    ],
  ],
  'the accuracy of this week': [
    ['student', 'Accuracy', (root) => beside(root, /^Accuracy$/)],
    ['overview', 'Accuracy This Week', (root) => beside(root, /^Accuracy This Week$/)],
  ],
  'the number of tests': [
    ['my page', 'Tests Taken', (root) => beside(root, /^Tests Taken$/)],
    ['scores', 'Tests Completed', (root) => beside(root, /^Tests Completed$/)],
  ],
  'the next test': [
    ['student', 'Upcoming Tests', (root) => nextTest(root)],
    ['parents', 'Upcoming Tests', (root) => nextTest(root)],
  ],
} as const satisfies Record<string, readonly Place[]>;

function nextTest(root: HTMLElement): string {
  const panel = region(root, 'Upcoming Tests');
  if (panel === undefined) return '';
  const first = panel.querySelector('li');
  return first === null ? 'none' : [...first.querySelectorAll('p')].map(textOf).join(', ');
}

export const figureNames: readonly FigureName[] = typedKeys(places);

/** Returns a screen's text for each figure by place. */
export function figuresOn(
  screen: ScreenName,
  root: HTMLElement,
): readonly (readonly [FigureName, string, string])[] {
  return figureNames.flatMap((name) =>
    placesOf(name)
      .filter(([on]) => on === screen)
      .map(([on, what, read]) => [name, `${on}: ${what}`, read(root)] as const),
  );
}

export const placesOf = (name: FigureName): readonly Place[] => places[name];
