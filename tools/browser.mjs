/** Finds a Chromium for the end-to-end tests and the benchmarks, and installs one if there is none. */
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { attempt, installPackages } from './install.mjs';

/** Debian's Chromium without a user interface, in which tests take half the time. */
const headlessShell = '/usr/bin/chromium-headless-shell';

const usualPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/** @returns {string | undefined} the path of the browser to use: CHROMIUM_PATH, Debian's headless shell, or a full browser */
const found = () => named() ?? (existsSync(headlessShell) ? headlessShell : whole());

/** @returns {string | undefined} the path in CHROMIUM_PATH, if set */
function named() {
  const path = process.env['CHROMIUM_PATH'];
  if (path === undefined || path === '') return undefined;
  if (!existsSync(path)) throw new Error(`CHROMIUM_PATH names ${path}, where there is no file.`);
  return path;
}

const whole = () => [chromium.executablePath(), ...usualPlaces].find((place) => existsSync(place));

/**
 * Returns the path of a full browser, which, unlike the headless shell, evaluates whether a site is installable. Installs nothing.
 * @returns {string | undefined}
 */
export const wholeBrowserPath = () => (named()?.includes('headless') === false ? named() : whole());

/**
 * Returns the path of a Chromium, installing one if needed: Playwright's own, then Debian's package.
 * @returns {string}
 */
export function browserPath() {
  const here = found();
  if (here !== undefined) return here;
  console.log('No Chromium on this machine: installing one for the tests.');
  attempt('npx', ['playwright', 'install', 'chromium', '--no-shell']);
  const own = found();
  if (own !== undefined) return own;
  // Older Debian releases have only the full browser.
  installPackages(['chromium']);
  const installed = found();
  if (installed !== undefined) return installed;
  throw new Error('The tests need Chromium. Install it, or set CHROMIUM_PATH to the browser to use.');
}

/**
 * Returns the path of the fastest Chromium that this machine has or can install. A whole test run starts with this, because a full
 * browser needs twice the time.
 * @returns {string}
 */
export function fastestBrowserPath() {
  if (named() === undefined && !existsSync(headlessShell)) installPackages(['chromium-headless-shell']);
  return browserPath();
}

/** True if the tests run in the headless shell. A full browser renders the edges of letters differently. */
export const isHeadlessShell = () => browserPath().includes('headless');
