/** The presses that the bench measures. To add one, add a row. */
import { button, field, heading } from './press-meter.mjs';

/**
 * @typedef {import('playwright').Page} Page
 * @typedef {import('playwright').Locator} Locator
 */

/**
 * A press and what it promises. `path` is the page it is on, `hasRecord` saves some finished tests with mistakes on the device
 * first, and `before` does what leads to the control, which isn't measured. `press` replaces a tap.
 * @typedef {{ name: string, path: string, control: (page: Page) => Locator, promises: import('./press-meter.mjs').Promised,
 * hasRecord?: true, before?: (page: Page) => Promise<unknown>, press?: (control: Locator) => Promise<unknown>, viewport?: { width:
 * number, height: number } }} Press
 */

const quickTest = '/ssat-verbal-practice/quick-test';
const familyDashboard = '/parent-dashboard';
const questionOne = /^Question 1 of /;
const firstQuestion = heading(questionOne);

/** @param {RegExp} name */
const buttonNamed = (name) => (/** @type {Page} */ page) => page.getByRole('button', { name });
/** @param {RegExp} name */
const linkNamed = (name) => (/** @type {Page} */ page) => page.getByRole('link', { name });
/** @param {RegExp} name */
const tabNamed = (name) => (/** @type {Page} */ page) => page.getByRole('tab', { name });

/** The tabs of the family dashboard, each with the heading of its last panel. */
export const dashboardTabs = {
  'Progress Overview': /^Weekly Goals/,
  'Test Scores': /^Recent Test History/,
  'Study Time': /^Recommendations/,
  Notifications: /^Contact/,
  'Weekly Reports': /^Previous Reports/,
  'Goal Setting': /^Recommended Goals/,
};

/** Opens another tab than the first, so that the first can be pressed. @param {Page} page */
async function openTestScores(page) {
  await page.getByRole('tab', { name: 'Test Scores' }).tap();
  await page.getByRole('heading', { name: dashboardTabs['Test Scores'] }).waitFor();
}

/** @param {Page} page */
async function startAndReview(page) {
  await page.getByRole('button', { name: 'Start the test' }).tap();
  await page.getByRole('heading', { name: questionOne }).waitFor();
  await page.keyboard.press('r');
}

const daysToTest = 60;

/** @param {Page} page */
async function chooseTestDate(page) {
  const date = new Date(Date.now() + daysToTest * 86_400_000).toLocaleDateString('sv-SE');
  await page.getByLabel('Test Date').fill(date);
}

/** @type {readonly Press[]} */
export const presses = [
  {
    name: 'Start of the quick test',
    path: quickTest,
    control: buttonNamed(/^Start the test$/),
    promises: firstQuestion,
  },
  {
    name: 'Start of a math drill',
    path: '/section-study?practice=quantitative&questions=10',
    control: buttonNamed(/^Start the drill$/),
    promises: firstQuestion,
  },
  {
    name: 'Practice mistakes',
    path: '/error-log',
    hasRecord: true,
    control: linkNamed(/^Practice \d+ mistakes?$/),
    promises: firstQuestion,
  },
  {
    name: 'Hand in',
    path: quickTest,
    before: startAndReview,
    control: buttonNamed(/^Hand in /),
    promises: heading(/: your result$/),
  },
  ...Object.entries(dashboardTabs).map(([name, lastPanel]) => ({
    name: `Tab ${name}`,
    path: familyDashboard,
    ...(name === 'Progress Overview' ? { before: openTestScores } : {}),
    control: tabNamed(new RegExp(`^${name}$`)),
    promises: heading(lastPanel),
  })),
  {
    name: 'Add New Goal',
    path: `${familyDashboard}?tab=goals`,
    control: buttonNamed(/^Add New Goal$/),
    promises: field(/^Goal Title/),
  },
  {
    name: 'Choosing a child',
    path: familyDashboard,
    control: (page) => page.getByRole('combobox', { name: 'Child' }),
    press: (control) => control.selectOption('Theo Anders, grade 10'),
    promises: heading(/Norcott School/),
  },
  {
    name: 'Make the plan',
    path: '/study-planner',
    before: chooseTestDate,
    control: buttonNamed(/^Make the plan$/),
    promises: heading(/^\d+ days until your test$/),
  },
  {
    name: 'Link to the free test',
    path: '/',
    control: linkNamed(/^Start the free test$/),
    promises: button(/^Start with Verbal$/),
  },
  {
    name: 'Header link to My Dashboard',
    path: '/about',
    // The header of a phone has a menu in place of the links.
    viewport: { width: 1280, height: 800 },
    control: (page) => page.getByRole('banner').getByRole('link', { name: 'Dashboard' }),
    promises: heading(/^My Dashboard$/),
  },
];
