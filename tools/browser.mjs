/** Finds a Chromium for the end-to-end tests and the benches, and installs one where there is none. */
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { attempt, installPackages } from './install.mjs';

/** Debian's build without the parts that draw a window: the tests take half the time in it. */
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

/** @returns {string | undefined} the path of a browser that is on this machine */
const found = () => named() ?? (existsSync(headlessShell) ? headlessShell : whole());

/** @returns {string | undefined} */
function named() {
  const path = process.env['CHROMIUM_PATH'];
  if (path === undefined || path === '') return undefined;
  if (!existsSync(path)) throw new Error(`CHROMIUM_PATH names ${path}, where there is no file.`);
  return path;
}

const whole = () => [chromium.executablePath(), ...usualPlaces].find((place) => existsSync(place));

/**
 * A browser with all its parts: the headless shell judges no site that could be installed. Nothing is installed for it.
 * @returns {string | undefined}
 */
export const wholeBrowserPath = () => (named()?.includes('headless') === false ? named() : whole());

/**
 * The path of a Chromium, installed if need be: Playwright's own, then Debian's package.
 * @returns {string}
 */
export function browserPath() {
  const here = found();
  if (here !== undefined) return here;
  console.log('No Chromium on this machine: installing one for the tests.');
  attempt('npx', ['playwright', 'install', 'chromium', '--no-shell']);
  const own = found();
  if (own !== undefined) return own;
  installPackages(['chromium-headless-shell']);
  // Older releases have the whole browser alone.
  if (found() === undefined) installPackages(['chromium']);
  const installed = found();
  if (installed !== undefined) return installed;
  throw new Error('The tests need Chromium. Install it, or set CHROMIUM_PATH to the browser to use.');
}
