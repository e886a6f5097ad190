/** Finds programs for the tests and benchmarks, and installs missing ones on Debian and Ubuntu when running as root. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Folders with server programs that a user's PATH often omits. */
const serverFolders = ['/usr/sbin', '/usr/local/sbin', '/usr/local/bin', '/opt/homebrew/bin'];

/**
 * @param {string} name without a folder
 * @returns {string | null} the program's path; null if it isn't installed
 */
export function findProgram(name) {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), ...serverFolders];
  const file = process.platform === 'win32' ? `${name}.exe` : name;
  return folders.map((folder) => join(folder, file)).find((path) => existsSync(path)) ?? null;
}

/**
 * Runs a command and ignores failures; the caller checks the outcome.
 * @param {string} command
 * @param {string[]} args
 */
export function attempt(command, args) {
  try {
    execFileSync(command, args, {
      stdio: ['ignore', 'ignore', 'ignore'],
      timeout: 300_000,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  } catch {
    // The caller checks for what it needs and reports what is missing.
  }
}

/** True if `installPackages` can work: on Debian or Ubuntu, as root. */
export const canInstall = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** True once this process has updated the package list, which is enough. */
let isListFresh = false;

/**
 * Installs Debian or Ubuntu packages as root; does nothing elsewhere and never throws. Check for the programs afterwards.
 * @param {string[]} names
 */
export function installPackages(names) {
  if (!canInstall()) return;
  if (!isListFresh) attempt('apt-get', ['update']);
  isListFresh = true;
  attempt('apt-get', ['install', '-y', ...names]);
}
