/** The taps that follow a load, which measure how soon a page at rest answers. To add one, add it to its route's row. */
import { button, heading } from './press-meter.mjs';
import { dashboardTabs } from './presses.mjs';

/**
 * A control to press (a button by default), and the expected response. `label` names the tap in the results instead of `name`.
 * @typedef {{ name: RegExp, shows: import('./press-meter.mjs').Promised, role?: 'tab' | 'radio', label?: string }} Tap
 */

/** @type {Tap} */
const menuTap = { name: /^Menu$/, shows: { selector: '[role="dialog"] a' } };
/** @type {(name: RegExp, value: string) => Tap} */
const rangeTap = (name, value) => ({ name, shows: { selector: `[value="${value}"][aria-pressed="true"]` } });
const monthTap = rangeTap(/^This Month$/, 'month');
/** @type {(name: keyof typeof dashboardTabs) => Tap} */
const tabTap = (name) => ({
  role: 'tab',
  name: new RegExp(`^${name}$`),
  shows: heading(dashboardTabs[name]),
});
/** The first choice of the question on screen. @type {Tap} */
const choiceTap = {
  role: 'radio',
  name: /./,
  label: 'A choice',
  shows: { selector: '[role="radiogroup"] input:checked' },
};
/** @type {(question: number) => Tap} */
const nextTap = (question) => ({ name: /^Next$/, shows: heading(new RegExp(`^Question ${question} of `)) });

/** By route, the controls to press one after another during a visit. @type {Readonly<Record<string, readonly Tap[]>>} */
const taps = {
  '/dashboard/student': [monthTap],
  '/dashboard/parents': [monthTap],
  '/parent-dashboard': [
    rangeTap(/^Quarter$/, 'quarter'),
    tabTap('Test Scores'),
    rangeTap(/^1 year$/, '1year'),
    tabTap('Study Time'),
    rangeTap(/^Monthly$/, 'monthly'),
    tabTap('Notifications'),
    tabTap('Weekly Reports'),
    rangeTap(/^Previous week$/, 'previous'),
    tabTap('Goal Setting'),
    tabTap('Progress Overview'),
  ],
  '/ssat-verbal-practice/quick-test': [
    { name: /^Start the test$/, shows: heading(/^Question 1 of /) },
    choiceTap,
    nextTap(2),
    nextTap(3),
    choiceTap,
    nextTap(4),
    nextTap(5),
    { name: /Show all 10 questions$/, label: 'All questions', shows: heading(/^All 10 questions$/) },
    { name: /^Review and hand in$/, shows: button(/^Hand in /) },
  ],
};

/** @param {string} route */
export const tapsOf = (route) => taps[route] ?? [menuTap];
/** @type {Tap} */
export const bareTap = { name: /^More$/, shows: { selector: 'details[open]' } };
/** @type {Tap} */
export const floorTap = { name: /^Pressed 0$/, shows: { selector: '[data-pressed="1"]' } };
