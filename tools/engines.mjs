/** Finds Firefox and WebKit for the cross-engine tests, and installs Debian's packages of them when running as root. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { findProgram, installPackages } from './install.mjs';

const firefoxPlaces = ['/Applications/Firefox.app/Contents/MacOS/firefox'];

/** @returns {string | null} the path of Firefox; null if it isn't installed */
export function firefoxPath() {
  const named = process.env['FIREFOX_PATH'];
  if (named !== undefined && named !== '') return named;
  return (
    findProgram('firefox-esr') ??
    findProgram('firefox') ??
    firefoxPlaces.find((place) => existsSync(place)) ??
    null
  );
}

/** Debian installs MiniBrowser in an architecture-specific subfolder of lib, Fedora in libexec. */
const libraries = ['/usr/lib', '/usr/libexec'];

/** @returns {string | undefined} the path of WebKitGTK's MiniBrowser */
function miniBrowserPath() {
  const folders = libraries
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => [folder, ...readdirSync(folder).map((name) => join(folder, name))]);
  return ['webkit2gtk-4.1', 'webkit2gtk-4.0', 'webkitgtk-6.0']
    .flatMap((version) => folders.map((folder) => join(folder, version, 'MiniBrowser')))
    .find((path) => existsSync(path));
}

/**
 * Returns the paths of WebKitGTK's driver, its MiniBrowser, and Xvfb, the virtual display for them; null if any of them is missing.
 * @returns {{ driver: string, browser: string, screen: string } | null}
 */
export function webKitPaths() {
  const driver = findProgram('WebKitWebDriver');
  const screen = findProgram('Xvfb');
  const browser = miniBrowserPath();
  return driver === null || screen === null || browser === undefined ? null : { driver, browser, screen };
}

/**
 * Installs missing engines if possible.
 * @returns {string[]} the engines that will be skipped, each with the reason
 */
export function prepareEngines() {
  if (firefoxPath() === null) installPackages(['firefox-esr']);
  if (webKitPaths() === null) installPackages(['webkit2gtk-driver', 'xvfb']);
  const skipped = [];
  if (firefoxPath() === null)
    skipped.push('Firefox (it isn’t on this machine: install it, or set FIREFOX_PATH to the browser to use)');
  if (webKitPaths() === null)
    skipped.push(
      'WebKit (its driver for GTK isn’t on this machine: on Debian, install webkit2gtk-driver and xvfb)',
    );
  return skipped;
}
