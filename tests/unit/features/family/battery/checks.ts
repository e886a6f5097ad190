/** Invariants of every screen, whatever its figures. Each check returns messages with the location of the fault. */
import { readAddress } from '@/address';
import { brand } from '@/brand';
import { accessByOrigin } from '@/data/learners/learnerSource';
import { totalTrend, sectionTrends } from '@/domain/dashboard/scores/score-trend';
import { averageTotal, hasEstimatedScores } from '@/domain/dashboard/scores/test-scores';
import { parseDashboardTab } from '@/domain/dashboard/dashboard-tab';
import { totalScale } from '@/domain/exam/level/test-level';
import { testLevels } from '@/domain/exam/level/test-levels';
import { scoredSections } from '@/domain/exam/test/scored-sections';
import { totalBandOf } from '@/domain/learner/learner-test';
import { targetTotal } from '@/domain/learner/learner-profile';
import { isIsoDay, weekdayIndex } from '@/lib/dates/calendar';
import { formatLongDay, formatNumber, weekdayNames } from '@/lib/text/format';
import { typedKeys } from '@/lib/typedKeys';
import { dashboardLabels, type RouteId } from '@/site';
import { unisolatedTexts } from '../../../../unisolated';
import { unshowable } from '../../../unshowable';
import { all, nameOf, placeOf, textOf, textsOf } from './dom';
import { fromOf, type ScreenName } from './screens';
import type { Shown } from './sources';

type Check = (root: HTMLElement, shown: Shown, screen: ScreenName) => readonly string[];

const looked = new WeakSet<Element>();

/** Finds missing values in text, attributes, and styles. */
const unshown: Check = (root) => {
  // Tests the whole page as one string first, because reading each element's attributes takes ten times as long.
  const inPage = unshowable.test(root.outerHTML)
    ? [
        ...textsOf(root).flatMap(({ text, at }) => (unshowable.test(text) ? [placeOf(at)] : [])),
        ...all(root, '*').flatMap((element) =>
          [...element.attributes].flatMap(({ name, value }) =>
            unshowable.test(value) ? [`${placeOf(element)} ${name}="${value}"`] : [],
          ),
        ),
      ]
    : [];
  const styles = all(document.head, 'style').filter((style) => !looked.has(style));
  for (const style of styles) looked.add(style);
  return [...inPage, ...styles.flatMap(({ textContent }) => ruleWithNaN(textContent))];
};

/** Searches for the word first, because the pattern alone tries every start in a style sheet. */
const ruleWithNaN = (css: string) => (css.includes('NaN') ? [/[^{}]*NaN[^{}]*/.exec(css)?.[0] ?? ''] : []);

const mustSay =
  'h1, h2, h3, h4, h5, h6, li, dt, dd, td, th, caption, figcaption, button, a, label, legend, p, option';
const mustHold = [
  ['ul, ol', 'li'],
  ['dl', 'dd'],
  ['table', 'tbody tr'],
  ['figure', 'figcaption'],
  ['select', 'option'],
] as const;

/** Finds empty elements, except for status elements, which announce events such as saving later. */
const empty: Check = (root) => [
  ...all(root, mustSay)
    .filter((element) => textOf(element) === '' && nameOf(element) === '' && element.role !== 'status')
    .map(placeOf),
  ...mustHold.flatMap(([outer, inner]) =>
    all(root, outer)
      .filter((element) => element.querySelector(inner) === null)
      .map(placeOf),
  ),
  ...all(root, 'section')
    .filter((section) => textOf(section) === textOf(section.querySelector('h2, h3, h4')))
    .map(placeOf),
];

const monthNames = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const datePattern = new RegExp(
  `(?:\\b(\\w{3})\\w*, )?\\b(${monthNames.join('|')}) (\\d{1,2})\\b(?:, (\\d{4}))?`,
  'g',
);

/**
 * Returns the days that a text names. A day without a year is in the moment's year, or in the next if only that matches the
 * weekday.
 */
function daysIn(text: string, year: number): readonly string[] {
  return [...text.matchAll(datePattern)].map(([, weekday, month = '', day = '', written]) => {
    const inYear = (of: number) =>
      `${of}-${String(monthNames.indexOf(month) + 1).padStart(2, '0')}-${day.padStart(2, '0')}`;
    if (written !== undefined) return inYear(Number(written));
    const isOn = (of: string) =>
      isIsoDay(of) && (weekday === undefined || weekdayNames[weekdayIndex(of)]?.startsWith(weekday) === true);
    return isOn(inYear(year)) ? inYear(year) : inYear(year + 1);
  });
}

/** The panels and phrases about the future. */
const comingPanels = new Set(['Upcoming Tests', 'Recommended Goals', 'Recommendations', 'Weekly Schedule']);
const comingTabs = new Set<ScreenName>(['goals']);
const comingWords =
  /to come|forecast for|until the test|to the test|next step|due|planned|Week of \w+ \d+ to /i;

/** Finds dates after the moment of the figures, except for planned ones. */
const future: Check = (root, { asOf }, screen) =>
  comingTabs.has(screen)
    ? []
    : textsOf(root).flatMap(({ text, at }) => {
        const late = daysIn(text, Number(asOf.day.slice(0, 4))).filter((day) => day > asOf.day);
        const panel = textOf(at.closest('section')?.querySelector('h2, h3'));
        const around = textOf(at.closest('li, p, dd, tr, h2, h3') ?? at);
        const isMeant =
          comingPanels.has(panel) || comingWords.test(around) || comingWords.test(textOf(at.closest('div')));
        return late.length === 0 || isMeant
          ? []
          : [`${late.join(', ')} in ${placeOf(at)}: ${around.slice(0, 120)}`];
      });

const lookedAt: readonly RouteId[] = typedKeys(dashboardLabels);
/** Pages that describe an offer and start nothing. */
const descriptivePages: readonly RouteId[] = ['coaching'];
/** Controls allowed in a shared copy: other views of the same facts, explanations, and exports. */
const views =
  /^(?:Show as table|Save as CSV|View All|Show fewer|View Details|View Full Report of|Close$|Print$|Present full screen|Print or Save as PDF|Copy as Text|(?:Send|Copy) as a message$|perhaps by chance$|80% (?:forecast )?ranges?$)|(?:Whose figures|show all again)$/;
const viewRoles = new Set(['tab']);
/** Opens a figure, a day, a test, or a notification's subject. */
const opened =
  'dt, h2, th, td, [aria-label^="Days,"], [aria-label="Results by test"], [aria-label="Days so far"], [aria-label="Activities"], [aria-label="Recent notifications"], [role="dialog"] li';

/** Returns true for a button that expands a card, shows part of a chart, chooses a view, or moves to another week. */
function narrows(button: Element): boolean {
  const isFold = button.hasAttribute('aria-expanded') && button.hasAttribute('aria-controls');
  const isPart =
    button.hasAttribute('aria-pressed') && button.closest('figure, .MuiToggleButtonGroup-root') !== null;
  return isFold || isPart || button.closest('[role="group"][aria-label="Week"]') !== null;
}

/** A read-only learner, such as a shared copy, can't start practice or change anything, and shows the date of the figures. */
const readOnly: Check = (root, { source, asOf }) => {
  if (accessByOrigin[source.origin] !== 'read-only') return [];
  const links = all(root, 'a[href]').flatMap((link) => {
    const href = link.getAttribute('href') ?? '';
    if (href.startsWith('mailto:')) return [];
    const { pathname, searchParams } = new URL(href, brand.origin);
    const address = readAddress(pathname);
    const id = address.kind === 'page' ? address.id : null;
    if (id !== null && descriptivePages.includes(id)) return [];
    if (id === null || !lookedAt.includes(id)) return [`leads to ${href}: ${placeOf(link)}`];
    return searchParams.get('from') === fromOf(source)
      ? []
      : [`leaves the copy for ${href}: ${placeOf(link)}`];
  });
  const buttons = all(root, 'button, [role="button"]').filter(
    (button) =>
      !views.test(nameOf(button)) &&
      !viewRoles.has(button.getAttribute('role') ?? '') &&
      !narrows(button) &&
      button.closest(opened) === null,
  );
  const fields = all(root, 'form, textarea, input:not([type="radio"])');
  const chip = all(root, 'button, [role="button"]').find((button) =>
    nameOf(button).endsWith('Whose figures'),
  );
  const isDated = chip !== undefined && nameOf(chip).includes(`as of ${formatLongDay(asOf.day)}`);
  return [
    ...links,
    ...buttons.map((button) => `can be pressed: ${placeOf(button)}`),
    ...fields.map((field) => `can be filled in: ${placeOf(field)}`),
    ...(isDated ? [] : ['no date of the copy']),
  ];
};

/** Returns the estimated scores with their bands, which must never appear as a single number. */
function estimatesIn({ learner }: Shown): ReadonlySet<string> {
  const { tests, profile } = learner;
  const estimated = tests.filter(hasEstimatedScores);
  const bands = [
    ...[...totalTrend(learner).scores, ...sectionTrends(learner).flatMap(({ scores }) => scores)].filter(
      ({ test }) => hasEstimatedScores(test),
    ),
    ...estimated.flatMap((test) => totalBandOf(test) ?? []),
    ...estimated.flatMap(({ scores }) =>
      Object.values(scores).flatMap((score) => (score.state === 'estimated' ? [score.band] : [])),
    ),
  ];
  const average = estimated.length === 0 ? null : averageTotal(learner);
  const { scale } = testLevels[profile.level];
  const total = totalScale(testLevels[profile.level]);
  const bare = [
    scale.least,
    scale.most,
    total.least,
    total.most,
    targetTotal(profile),
    ...scoredSections.map((section) => profile.targets.sections[section]),
    ...tests.flatMap(({ scores }) =>
      Object.values(scores).flatMap((score) => (score.state === 'reported' ? [score.score] : [])),
    ),
    ...tests.filter((test) => !hasEstimatedScores(test)).flatMap((test) => totalBandOf(test)?.estimate ?? []),
  ].flatMap((value) => (value === null ? [] : [formatNumber(value)]));
  const values = [...bands.flatMap(({ estimate, low, high }) => [estimate, low, high]), average];
  return new Set(
    values.flatMap((value) =>
      value === null || bare.includes(formatNumber(value)) ? [] : [formatNumber(value)],
    ),
  );
}

/** A score range, the target beside a range, or a decimal. */
const ranges = /\d[\d,]* to \d[\d,]*/g;
const numbers = /(?<![\d.,:])\d{1,3}(?:,\d{3})*(?![\d:]|[.,]\d|%)/g;

const bareEstimates: Check = (root, shown) => {
  const estimates = estimatesIn(shown);
  return textsOf(root).flatMap(({ text, at }) => {
    const bare = (text.replaceAll(ranges, '').match(numbers) ?? []).filter((each) => estimates.has(each));
    return bare.length === 0 ? [] : [`${bare.join(', ')} in ${placeOf(at)}: ${text.slice(0, 120)}`];
  });
};

/** Every link leads to a page of the site, in its canonical spelling, or to the provider's email address. */
const links: Check = (root) =>
  all(root, 'a').flatMap((link) => {
    const href = link.getAttribute('href') ?? '';
    if (href.startsWith(`mailto:${brand.contact.email}?`)) return [];
    const { origin, pathname, searchParams } = new URL(href, brand.origin);
    const tab = searchParams.get('tab');
    const isPage = origin === brand.origin && readAddress(pathname).kind === 'page' && href !== '';
    return isPage && (tab === null || parseDashboardTab(tab) === tab) ? [] : [`${href}: ${placeOf(link)}`];
  });

const depth = (heading: Element | undefined) => Number(heading?.tagName.slice(1) ?? 0);

/** One h1 and no skipped heading level. */
const outline: Check = (root) => {
  const headings = all(root, 'h1, h2, h3, h4, h5, h6');
  return [
    ...(headings.filter((heading) => depth(heading) === 1).length === 1 ? [] : ['not one h1']),
    ...headings.filter((heading, index) => depth(heading) > depth(headings[index - 1]) + 1).map(placeOf),
  ];
};

const named =
  'button, [role="button"], a, input, select, table, img, [role="img"], [role="tab"], [role="tablist"], [role="radiogroup"], .MuiToggleButtonGroup-root, [role="progressbar"], [role="meter"], [role="region"], [role="dialog"], nav, section, figure [role="group"]';

/** A chart's table is also a CSV file, and a spreadsheet gives a date without a year the current one. */
const chartDates: Check = (root) =>
  textsOf(root).flatMap(({ text, at }) => {
    const isFiled = at.closest('figure table, figure [role="group"]') !== null && at.closest('time') === null;
    const dates = isFiled
      ? [...text.matchAll(datePattern)].filter(([, , , , year]) => year === undefined)
      : [];
    return dates.map(([date]) => `${date} in ${placeOf(at)}: ${text.slice(0, 120)}`);
  });

/** Every control and picture has a name; unnamed charts are hidden. */
const names: Check = (root) => [
  ...all(root, named)
    .filter((element) => element.closest('[aria-hidden="true"]') === null && nameOf(element) === '')
    .map((element) => `${placeOf(element)} ${element.getAttribute('role') ?? ''}`),
  ...[...root.querySelectorAll('svg')]
    .filter((svg) => svg.closest('[aria-hidden="true"], [role="img"]') === null)
    .map(placeOf),
];

/** IDs are unique, and every reference to an ID resolves. */
const references: Check = (root) => {
  const ids = all(root, '[id]').map(({ id }) => id);
  const repeated = ids.filter((id, index) => ids.indexOf(id) !== index);
  const lost = ['aria-labelledby', 'aria-describedby', 'aria-controls', 'for'].flatMap((attribute) =>
    all(root, `[${attribute}]`).flatMap((element) =>
      (element.getAttribute(attribute) ?? '')
        .split(' ')
        .filter((id) => document.getElementById(id) === null)
        .map((id) => `${attribute}="${id}" of ${placeOf(element)}`),
    ),
  );
  return [...repeated.map((id) => `repeated: ${id}`), ...lost];
};

export const checks: Readonly<Record<string, Check>> = {
  'shows no value that went missing': unshown,
  'has nothing that is empty': empty,
  'dates nothing after its moment but what is to come': future,
  'starts and changes nothing where it is a copy': readOnly,
  'shows no estimate as a bare number': bareEstimates,
  'has links to pages that exist': links,
  'has a year in each date of a chart’s table': chartDates,
  'has headings in order': outline,
  'names what can be used and seen': names,
  'has ids once, and no lost reference': references,
  'lets no name change the order of the words around it': unisolatedTexts,
};
