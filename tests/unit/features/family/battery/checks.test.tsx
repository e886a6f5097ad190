/** Each check of the battery finds its fault, planted in an otherwise correct page. */
import { readdirSync, readFileSync } from 'node:fs';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { assertPresent } from '@/lib/assert';
import { checks } from './checks';
import type { ScreenName } from './screens';
import { lookedInto, type Shown, sources } from './sources';

const sound = `
  <button aria-label="Shared copy, as of Friday, Nov 20, 9:00 PM. Whose figures"></button>
  <h1>Student Dashboard</h1>
  <section aria-labelledby="title"><h2 id="title">Scores</h2>
    <ul><li>Nov 14: 2,153 to 2,267</li></ul>
    <p>47 days until the test on Wed, Jan 6</p>
    <p><bdi>\u05e0\u05d5\u05e2\u05d4</bdi> <span aria-label="\u2068\u05e0\u05d5\u05e2\u05d4\u2069, 2">\u2068\u05e0\u05d5\u05e2\u05d4\u2069 (2)</span></p>
    <svg aria-hidden="true"></svg>
  </section>`;

let shown: Shown;
beforeAll(async () => {
  const [, load] = assertPresent(
    sources.find(([name]) => name === 'shared: a first week'),
    'the battery has a copy of a first week',
  );
  shown = await load();
});
afterEach(() => document.body.replaceChildren());

function faultsOf(check: string, html: string, screen: ScreenName = 'student'): readonly string[] {
  document.body.innerHTML = html;
  return assertPresent(checks[check], 'there is such a check')(document.body, shown, screen);
}

test.each(Object.keys(checks))('accepts a good page: %s', (check) =>
  expect(faultsOf(check, sound)).toEqual([]),
);

test.each([
  ['shows no value that went missing', '<p>NaN hours</p>'],
  ['shows no value that went missing', '<p aria-label="undefined">A text</p>'],
  ['shows no value that went missing', '<i style="width: NaN%"></i>'],
  ['has nothing that is empty', '<ul></ul>'],
  ['has nothing that is empty', '<h2> </h2>'],
  [
    'has nothing that is empty',
    '<table><caption>Hours</caption><thead><tr><th>Day</th></tr></thead></table>',
  ],
  ['has nothing that is empty', '<section><h3>A title alone</h3></section>'],
  ['has nothing that is empty', '<figure></figure>'],
  ['dates nothing after its moment but what is to come', '<p>Studied on Sat, Nov 21</p>'],
  ['dates nothing after its moment but what is to come', '<p>A test of Jan 3, 2027</p>'],
  ['dates nothing after its moment but what is to come', '<p>A test of Wed, Jan 6</p>'],
  ['starts and changes nothing where it is a copy', '<a href="/section-study">Study</a>'],
  ['starts and changes nothing where it is a copy', '<a href="/my-page">My Dashboard</a>'],
  ['starts and changes nothing where it is a copy', '<button>Add New Goal</button>'],
  ['starts and changes nothing where it is a copy', '<form></form>'],
  ['shows no estimate as a bare number', '<p>Now 2,210</p>'],
  ['shows no estimate as a bare number', '<p>At least 2,153</p>'],
  ['has links to pages that exist', '<a href="/no-such-page">Somewhere</a>'],
  ['has links to pages that exist', '<a href="/parent-dashboard?tab=none">A tab</a>'],
  ['has links to pages that exist', '<a href="https://example.com/about">Elsewhere</a>'],
  [
    'has a year in each date of a chart’s table',
    '<figure><table><tbody><tr><th>Week of Nov 16</th></tr></tbody></table></figure>',
  ],
  [
    'has a year in each date of a chart’s table',
    '<figure><div role="group" aria-label="Chart: Hours, week of Nov 16"></div></figure>',
  ],
  ['has headings in order', '<h4>Too deep</h4>'],
  ['has headings in order', '<h1>A second one</h1>'],
  ['names what can be used and seen', '<button><svg aria-hidden="true"></svg></button>'],
  ['names what can be used and seen', '<input type="radio">'],
  ['names what can be used and seen', '<svg></svg>'],
  ['names what can be used and seen', '<figure><div role="group"></div></figure>'],
  ['has ids once, and no lost reference', '<p id="title">Again</p>'],
  ['has ids once, and no lost reference', '<p aria-describedby="nowhere">Lost</p>'],
  ['lets no name change the order of the words around it', '<p>Welcome back, \u05e0\u05d5\u05e2\u05d4</p>'],
  [
    'lets no name change the order of the words around it',
    '<p aria-label="\u05e0\u05d5\u05e2\u05d4, 2"></p>',
  ],
  ['lets no name change the order of the words around it', '<p>\u2068\u05e0\u05d5\u2069\u05e2\u05d4</p>'],
])('%s: finds %s', (check, planted) => expect(faultsOf(check, sound + planted)).not.toEqual([]));

test('finds a copy without its date', () =>
  expect(faultsOf('starts and changes nothing where it is a copy', '<h1>Dashboard</h1>')).toEqual([
    'no date of the copy',
  ]));

test('a goal can be due in the future', () =>
  expect(
    faultsOf('dates nothing after its moment but what is to come', '<p>Jan 3, 2027</p>', 'goals'),
  ).toEqual([]));

test('each origin’s screens are checked by exactly one file', () => {
  const folder = 'tests/unit/features/family';
  const checked = readdirSync(folder)
    .filter((file) => file.endsWith('.test.tsx'))
    .flatMap((file) => [
      ...readFileSync(`${folder}/${file}`, 'utf8').matchAll(/^describeScreens\('(\w+)'\)/gm),
    ])
    .map(([, origin]) => origin);
  const origins = new Set(sources.map(([name]) => name.split(': ')[0]));
  expect(checked).toHaveLength(origins.size);
  expect(new Set(checked)).toEqual(origins);
});

test('screens opened in addition belong to existing sources', () =>
  expect(sources.map(([name]) => name)).toEqual(expect.arrayContaining([...lookedInto.keys()])));
