/** Finds a Chromium for the end-to-end tests and the benches, and installs one where there is none. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

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
function found() {
  const named = process.env['CHROMIUM_PATH'];
  if (named !== undefined && named !== '') {
    if (!existsSync(named)) throw new Error(`CHROMIUM_PATH names ${named}, where there is no file.`);
    return named;
  }
  return [headlessShell, chromium.executablePath(), ...usualPlaces].find((place) => existsSync(place));
}

/**
 * @param {string} command
 * @param {string[]} args
 */
function attempt(command, args) {
  try {
    execFileSync(command, args, { stdio: ['ignore', 'ignore', 'ignore'], timeout: 300_000 });
  } catch {
    // The next way is tried; the last one ends in a message.
  }
}

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
  if (process.platform === 'linux' && process.getuid?.() === 0) {
    attempt('apt-get', ['update']);
    attempt('apt-get', ['install', '-y', 'chromium-headless-shell']);
    // Older releases have the whole browser alone.
    if (found() === undefined) attempt('apt-get', ['install', '-y', 'chromium']);
  }
  const installed = found();
  if (installed !== undefined) return installed;
  throw new Error('The tests need Chromium. Install it, or set CHROMIUM_PATH to the browser to use.');
}
